import type { ClaimDetail } from '#machines/claim/claim.ts';
import { birthDatesIn } from '#machines/claim/checks/birthNumber.ts';
import type { CareInsured } from '#server/store/assessment.ts';
import type { RegisteredPerson, RegisteredPolicy } from '#server/store/registered.ts';
import type { Systems } from './systems.ts';

interface Named {
  readonly fullName?: string | undefined;
  readonly birthNumber?: string | undefined;
  readonly birthDate?: string | undefined;
}

/** Whom a policy insures of those that a claim for care names; undefined for any other claim. Rejects when the systems are away. */
export async function careInsuredBy(
  systems: Systems,
  policy: RegisteredPolicy,
  claim: ClaimDetail,
): Promise<CareInsured | undefined> {
  if (claim.appliedRiskId !== 'OCR') return undefined;
  const found = await Promise.all(policy.insuredIds.map((id) => systems.findPerson(id)));
  const isInsured = (named: Named) => found.some((person) => person !== undefined && isSame(person, named));
  const { caredPersonName, caredPersonBirthNumber, caredPersonBirthDate } = claim;
  const isCarer = isInsured(claim.insured ?? {});
  const isCaredFor = isInsured({
    fullName: caredPersonName,
    birthNumber: caredPersonBirthNumber,
    birthDate: caredPersonBirthDate,
  });
  if (isCarer && isCaredFor) return 'BOTH';
  if (isCarer) return 'CARER';
  return isCaredFor ? 'CARED_FOR' : 'NEITHER';
}

/** By the birth number where it was given, else by name and birth date. */
const isSame = (person: RegisteredPerson, { fullName, birthNumber, birthDate }: Named): boolean =>
  birthNumber === undefined
    ? birthDate !== undefined &&
      birthDatesIn(person.birthNumber ?? '').includes(birthDate) &&
      person.fullName === fullName
    : person.birthNumber === birthNumber;
