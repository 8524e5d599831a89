import { isUnderAge } from '#machines/claim/checks/birthDate.ts';
import { birthDateIn } from '#machines/claim/checks/birthNumber.ts';
import { isRealDay } from '#machines/claim/checks/date.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { today } from '#machines/claim/clock.ts';
import type { AgeGroup } from '#machines/claim/enums.ts';
import { normaliseBirthNumber } from '#machines/claim/normalise.ts';

/** Whether the insured was of age on the day of the event, by their birth number or date; undefined while neither is told. */
export const insuredAgeOf = ({ insured, incidentDate = today() }: ClaimDetail): AgeGroup | undefined => {
  const { birthNumber, birthDate } = insured ?? {};
  const born = (birthNumber && birthDateIn(normaliseBirthNumber(birthNumber))) ?? birthDate;
  if (!born || !isRealDay(born)) return undefined;
  return isUnderAge(born, incidentDate) ? 'CHILD' : 'ADULT';
};
