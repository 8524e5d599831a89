import { isUnderAge } from '../checks/birthDate.ts';
import { birthDateIn } from '../checks/birthNumber.ts';
import type { ClaimDetail } from '../claim.ts';
import { today } from '../clock.ts';
import { checkOver, doubtful, type Check } from '../issues/findings.ts';

/**
 * The insured was a child or an adult on the day, as the reporter says. Only a warning, because the answer decides what is asked
 * and is easily changed.
 */
export const ageGroupAgrees: readonly Check[] = [
  agrees('insured.birthNumber', ({ insured }) => birthDateIn(insured?.birthNumber)),
  agrees('insured.birthDate', ({ insured }) => insured?.birthDate),
];

function agrees(
  place: 'insured.birthNumber' | 'insured.birthDate',
  birthDateOf: (claim: ClaimDetail) => string | undefined,
): Check {
  return checkOver([place, 'ageGroup', 'incidentDate'], doubtful(place, 'ageGroupDiffers'), (claim) => {
    const { ageGroup, incidentDate = today() } = claim;
    const birthDate = birthDateOf(claim);
    if (ageGroup === undefined || birthDate === undefined) return false;
    return isUnderAge(birthDate, incidentDate) !== (ageGroup === 'CHILD');
  });
}
