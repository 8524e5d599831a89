import { readBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { numberDoubt, placeholderOf } from './birthNumbers.ts';

interface Told {
  readonly type?: 'FO' | 'PO' | 'ZS' | undefined;
  readonly foreigner?: true | undefined;
  readonly birthNumber?: string | undefined;
  readonly birthDate?: string | undefined;
}

/**
 * A person with what follows from the answers: the birth date in a birth number, and the number that is made of a foreigner's date.
 *
 * @param known the number that a foreigner has already, which stays for as long as it is of that date
 */
export const completed = <P extends Told>(person: P, known?: string): P => {
  const { type, foreigner, birthNumber, birthDate } = person;
  if (type === undefined || type === 'PO') return person;
  if (foreigner && birthDate !== undefined) {
    const made = placeholderOf(birthDate);
    const isOfDate = known?.length === 10 && known.startsWith(made.slice(0, 6)) && isPlaceholder(known);
    return { ...person, birthNumber: isOfDate ? known : made };
  }
  const told =
    numberDoubt({ person: { birthNumber } }) === 'NONE' ? readBirthNumber(birthNumber ?? '') : undefined;
  return told === undefined ? person : { ...person, birthDate: told.birthDate };
};

/** True for the number of a foreigner that several people may have. */
export const isPlaceholder = (birthNumber: string): boolean =>
  readBirthNumber(birthNumber)?.placeholder === true;
