/**
 * Ties a word of one letter to the next one, as Czech and Slovak typography asks: no line ends with "v" or "k".
 *
 * @param text a sentence
 * @returns the same with hard spaces
 */
export const nonBreaking = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g, '$1\u00a0');
