/**
 * A text with every one-letter word tied to the next by a hard space, as Czech and Slovak typography asks: no line ends with "v"
 * or "k".
 */
export const nonBreaking = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g, '$1\u00a0');
