import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { Compared, ComparedInput } from '#machines/service/sales/recordCalls.ts';
import type { RecordRefusal } from './recordFailures.ts';

/** The fields with a number that one client has. */
type NumberField = 'person.birthNumber' | 'person.ico';

const keys = { 'person.birthNumber': 'birthNumberTaken', 'person.ico': 'companyTaken' } as const;

/** What a record is compared by with the clients who are there. */
export const likenessOf = ({ person }: ClientRecord): ComparedInput => {
  const { birthNumber, birthDate, firstName, surname, ico } = person ?? {};
  return { birthNumber, birthDate, firstName, surname, identificationNumber: ico };
};

/** Key of why a number is refused by a comparison; undefined where no client has it. */
export const takenKey = (name: NumberField, outcome: Compared['outcome']): string | undefined => {
  if (outcome === 'NONE' || outcome === 'SIMILAR') return undefined;
  return outcome === 'PROTECTED' ? 'clientProtected' : keys[name];
};

/** The field for which a record is refused by its comparison; undefined where no client has its number. */
export const takenIn = (
  { person }: ClientRecord,
  outcome: Compared['outcome'],
): RecordRefusal | undefined => {
  const name = person?.birthNumber === undefined ? 'person.ico' : 'person.birthNumber';
  const key = takenKey(name, outcome);
  return key === undefined ? undefined : { name, key };
};
