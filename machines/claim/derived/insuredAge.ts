import { isUnderAge } from '../checks/birthDate.ts';
import { birthDateIn } from '../checks/birthNumber.ts';
import { isRealDay } from '../checks/date.ts';
import type { ClaimDetail } from '../claim.ts';
import { today } from '../clock.ts';
import type { AgeGroup } from '../enums.ts';
import { normaliseBirthNumber } from '../normalise.ts';

/** Whether the insured was of age on the day of the event, by their birth number or date; undefined while neither is told. */
export const insuredAgeOf = ({ insured, incidentDate = today() }: ClaimDetail): AgeGroup | undefined => {
  const { birthNumber, birthDate } = insured ?? {};
  const born = (birthNumber && birthDateIn(normaliseBirthNumber(birthNumber))) ?? birthDate;
  if (!born || !isRealDay(born)) return undefined;
  return isUnderAge(born, incidentDate) ? 'CHILD' : 'ADULT';
};
