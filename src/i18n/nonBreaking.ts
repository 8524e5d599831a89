/**
 * A text with every one-letter word tied to the next by a hard space, as Czech and Slovak typography asks: no line ends with "v"
 * or "k", and none begins with a slash.
 */
export const nonBreaking = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(„])([ksvzouaiKSVZOUAI]) (?=\S)/g, '$1\u00a0').replaceAll(' / ', '\u00a0/ ');
