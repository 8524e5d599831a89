/**
 * Tells whether a description says more than one word.
 *
 * @param value any text
 * @returns true for at least two words, each with a letter or a digit (section 5, "Descriptions")
 */
export const hasTwoWords = (value: string): boolean =>
  value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= 2;
