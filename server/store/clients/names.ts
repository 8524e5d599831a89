/** What a person or company is called. */
export interface Names {
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly fullName?: string | undefined;
  readonly companyName?: string | undefined;
}

/** A text as names are compared: in small letters without accents, a space before each word. */
export const wordsOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => ` ${word}`)
    .join('');

/** The name of a client, the surname first, as it is searched and stored. */
export const namesOf = ({ surname, firstName, fullName, companyName = '' }: Names): string =>
  wordsOf(surname === undefined ? (fullName ?? companyName) : `${surname} ${firstName ?? ''} ${companyName}`);
