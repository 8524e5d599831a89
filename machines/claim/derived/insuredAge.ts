import { isUnderAge } from '#machines/claim/checks/birthDate.ts';
import { birthDatesIn } from '#machines/claim/checks/birthNumber.ts';
import { isRealDay } from '#machines/claim/checks/date.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import type { AgeGroup } from '#machines/claim/enums.ts';
import { normaliseBirthNumber } from '#machines/claim/normalise.ts';

/**
 * Whether the insured was of age on the day of the event, by their birth number or date; a child where one of two days says so.
 * Undefined while neither is told.
 */
export const insuredAgeOf = ({ insured, incidentDate = today() }: ClaimDetail): AgeGroup | undefined => {
  const { birthNumber, birthDate } = insured ?? {};
  const told = birthNumber ? birthDatesIn(normaliseBirthNumber(birthNumber)) : [];
  const born = (told.length > 0 ? told : [birthDate ?? '']).filter(isRealDay);
  if (born.length === 0) return undefined;
  return born.some((day) => isUnderAge(day, incidentDate)) ? 'CHILD' : 'ADULT';
};
