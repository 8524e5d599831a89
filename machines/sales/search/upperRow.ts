/** The letters above the digits of a Czech and of a Slovak keyboard, from 1 to 0. */
const upperRows = ['+ěščřžýáíé', '+ľščťžýáíé'];

const digitOf = new Map(
  upperRows.flatMap((row) => [...row].map((letter, at) => [letter, String((at + 1) % 10)] as const)),
);

/**
 * The digits that were meant by somebody who forgot Shift on a Czech or Slovak keyboard; undefined for a text with anything else in
 * it than the letters of that row, digits, spaces and a slash.
 */
export const upperRowDigits = (typed: string): string | undefined => {
  const meant = [...typed.normalize('NFC')].map((letter) => digitOf.get(letter) ?? letter).join('');
  return meant !== typed && /^[\d\s/]+$/.test(meant) ? meant : undefined;
};
