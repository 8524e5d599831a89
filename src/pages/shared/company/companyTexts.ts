import type { FoundCompany } from '#machines/service/companies.ts';

const partsOfSeat = ['streetWithNumbers', 'zipCode', 'city'] as const;

const isSeat = (name: string) => name.endsWith('.address');

/** The boxes of the name or of the seat of a company, by the name of its field. */
export const partsIn = (name: string): readonly string[] =>
  isSeat(name) ? partsOfSeat.map((part) => `${name}.${part}`) : [name];

/** What the register tells of a company for each of these boxes; undefined where it does not tell all of them. */
export const companyTexts = (
  name: string,
  { companyName, address }: FoundCompany,
): readonly string[] | undefined => {
  const told = isSeat(name) ? partsOfSeat.map((part) => address?.[part]) : [companyName];
  return told.every((text) => text !== undefined) ? told : undefined;
};

/** The name, or the seat in a line: `Na Pankráci 14, 14000 Praha 4`. */
export const written = ([first = '', ...town]: readonly string[]): string =>
  town.length === 0 ? first : `${first}, ${town.join(' ')}`;
