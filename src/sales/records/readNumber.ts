/** The number that a box holds right now, `12 500` or `3,5`; undefined for none. */
export const readNumber = (text: string): number | undefined => {
  const number = Number.parseFloat(text.replaceAll(/\s/g, '').replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
};
