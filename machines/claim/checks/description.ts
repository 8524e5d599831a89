/** True for at least two words, each with a letter or a digit. Source: specification section 5, "Descriptions". */
export const hasTwoWords = (value: string): boolean =>
  value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= 2;
