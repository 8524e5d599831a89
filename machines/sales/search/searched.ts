import { birthDatesIn, isOfPossibleAge, readBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { isPolicyNumber } from '#machines/claim/checks/policyNumber.ts';
import { isRegistrationPlate } from '#machines/claim/checks/registrationPlate.ts';
import { isVin } from '#machines/claim/checks/vin.ts';
import { normaliseText, normaliseVehicleSearch } from '#machines/claim/normalise.ts';
import { upperRowDigits } from './upperRow.ts';

/** What a client is searched for by. */
export type SearchKind =
  | 'VIN'
  | 'CLAIM_NUMBER'
  | 'PLATE'
  | 'BIRTH_NUMBER'
  | 'COMPANY_ID'
  | 'POLICY_NUMBER'
  | 'NAME';

/**
 * What to be careful about with a number: it is nearly a birth number; a foreigner's placeholder, which several people have; it may be
 * from the card of a health insurer, so the birth date decides.
 */
export type SearchDoubt = 'MISTYPED' | 'PLACEHOLDER' | 'INSURANCE_CARD';

/** A text as it is searched for. */
export interface Searched {
  /** All that it can be, the likeliest first; none while it is not whole. */
  readonly kinds: readonly SearchKind[];
  /** In capital letters and digits, for every kind but a name. */
  readonly number: string;
  /** In single spaces. */
  readonly name: string;
  readonly doubt?: SearchDoubt;
}

/** What somebody means who searches for a client: the kinds of number that a text can be, or a name. Today is an ISO date. */
export function searchedBy(typed: string, today?: string): Searched {
  const name = normaliseText(typed);
  const number = normaliseVehicleSearch(upperRowDigits(typed) ?? typed);
  const kinds = order.filter((kind) => isOf[kind](kind === 'NAME' ? name : number, today));
  const doubt = doubtAbout(number, kinds, today);
  return { kinds, number, name, ...(doubt && { doubt }) };
}

const order: readonly SearchKind[] = [
  'VIN',
  'CLAIM_NUMBER',
  'PLATE',
  'BIRTH_NUMBER',
  'COMPANY_ID',
  'POLICY_NUMBER',
  'NAME',
];

const isOf: Readonly<Record<SearchKind, (text: string, today: string | undefined) => boolean>> = {
  VIN: isVin,
  CLAIM_NUMBER: (text) => /^\d{4}[A-Z]{3}\d{8}$/.test(text),
  PLATE: (text) => isRegistrationPlate(text) && /[A-Z]/.test(text) && /\d/.test(text),
  BIRTH_NUMBER: (text, today) => readBirthNumber(text, today) !== undefined && isOfPossibleAge(text, today),
  COMPANY_ID: isCompanyId,
  POLICY_NUMBER: isPolicyNumber,
  // A year of birth may follow, which tells namesakes apart.
  NAME: (text) => /^[\p{L}\p{M} .'’-]*\p{L}{3}[\p{L}\p{M} .'’-]*(?: (?:\d{2}|\d{4}))?$/u.test(text),
};

const doubtAbout = (
  number: string,
  kinds: readonly SearchKind[],
  today: string | undefined,
): SearchDoubt | undefined => {
  if (!/^\d{9,10}$/.test(number)) return undefined;
  // The placeholder has no check digit: with it the day alone decides.
  if (!kinds.includes('BIRTH_NUMBER')) {
    return readBirthNumber(`${number.slice(0, 6)}9999`, today) ? 'MISTYPED' : undefined;
  }
  if (readBirthNumber(number, today)?.placeholder) return 'PLACEHOLDER';
  return birthDatesIn(number).length > 1 ? 'INSURANCE_CARD' : undefined;
};
