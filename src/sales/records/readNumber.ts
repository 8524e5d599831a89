import { readAmount } from '#machines/claim/checks/amount.ts';

/** The amount that a box holds right now, as its form reads it; undefined for none. */
export const readNumber = (text: string): number | undefined => {
  const number = readAmount(text);
  return Number.isNaN(number) ? undefined : number;
};
