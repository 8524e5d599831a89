import { isZipCode } from '#machines/claim/checks/zipCode.ts';
import { limits } from '#machines/claim/limits.ts';
import { checksAbout, wrong } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { areOfTwo, isOfCard } from './birthNumbers.ts';
import type { ClientDetail, WholeClientRecord } from './clientFields.ts';

const { checkOver } = checksAbout<ClientDetail, PathOf<WholeClientRecord>>();

const numberAndDate = ['person.birthNumber', 'person.birthDate'] as const;
const ofCountry = (place: 'address' | 'mailingAddress') =>
  checkOver(
    [`${place}.postalCode`, `${place}.countryCode`],
    wrong(`${place}.postalCode`, 'zip'),
    ({ [place]: told }) => told?.postalCode !== undefined && !isPostalCode(told.postalCode, told.countryCode),
  );

/** Checks of a client over several answers. */
export const clientChecks = [
  checkOver(
    ['person.firstName', 'person.surname'],
    wrong('person.surname', 'maxLength', { values: { max: limits.fullName } }),
    ({ person: { firstName = '', surname = '' } = {} }) =>
      `${firstName} ${surname}`.trim().length > limits.fullName,
  ),
  checkOver(numberAndDate, wrong('person.birthNumber', 'insuranceCardNumber'), isOfCard),
  checkOver(numberAndDate, wrong('person.birthDate', 'birthDateDiffers'), areOfTwo),
  checkOver(
    ['person.email', 'agentEmail'],
    wrong('person.email', 'agentsEmail'),
    ({ person, agentEmail }) =>
      agentEmail !== undefined && person?.email?.toLowerCase() === agentEmail.toLowerCase(),
  ),
  ofCountry('address'),
  ofCountry('mailingAddress'),
];

/** True for five digits at home and in Slovakia. What other countries write differs too much to be checked. */
const isPostalCode = (code: string, country = 'CZ'): boolean =>
  country === 'CZ' || country === 'SK' ? isZipCode(code) : /^[A-Z0-9]{3,10}$/.test(code);
