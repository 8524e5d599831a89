import type { PathOf } from '#machines/subject/path.ts';
import type { Dependent } from '#machines/subject/dependent.ts';
import type { WholeClientRecord } from './clientFields.ts';

type Path = PathOf<WholeClientRecord>;

/** For an answer, those whose checks read it, too, and which it makes wanted or not: all of them stand in no list. */
const table: Partial<Record<Path, readonly Path[]>> = {
  'person.type': ['person.ico', 'person.companyName'],
  'person.foreigner': ['person.birthNumber', 'person.birthDate', 'person.nationality'],
  'person.birthNumber': ['person.birthDate'],
  'person.birthDate': ['person.birthNumber'],
  'person.firstName': ['person.surname'],
  'person.mobile': ['person.email'],
  'person.email': ['person.mobile'],
  'address.villagePart': ['address.street'],
  'address.countryCode': ['address.postalCode'],
  'mailingAddress.villagePart': ['mailingAddress.street'],
  'mailingAddress.countryCode': ['mailingAddress.postalCode'],
};

/** What is validated again in the form of a client when something changes. Source: specification section 5. */
export const clientDependents: readonly Dependent[] = Object.entries(table).flatMap(([field, targets]) =>
  targets.map((target) => ({ field, target, reach: 'SAME_INDEX' as const })),
);

/** What is asked of the service about an answer while the form is filled in. */
export const clientAsyncChecks = {
  'person.birthNumber': ['clients.find'],
  'person.birthDate': ['clients.find'],
  'person.ico': ['clients.find', 'companies.find'],
} as const satisfies Partial<Record<Path, readonly string[]>>;
