import { readAnswer, removeAnswer } from './answerPath.ts';
import { askedOnly, outsideEvent } from './askedOnly.ts';
import type { ClaimDetail } from './claim.ts';
import { setDerived } from './derived.ts';
import { fallsWith } from './fallsWith.ts';
import { lookupFields } from './lookupAnswers.ts';
import { isSameAnswer } from './sameAnswer.ts';

/** What the configuration adds to the dependents known here (section 3, Configuration). */
export type DependentsConfiguration = {
  /** Answer changed -> answers that fall. */
  readonly dependentFields: Readonly<Record<string, readonly string[]>>;
  /** Answers whose change undoes the client's identification. */
  readonly changedPrimeFields: readonly string[];
};

/** Answers that tell who the client is; the configuration adds to them. */
const primeFields: readonly string[] = [
  'policyNumber',
  'contactSearch',
  'registrationNo',
  'vin',
  'claimNumber',
  'insured.fullName',
  'insured.companyName',
  'insured.birthNumber',
  'insured.birthDate',
  'insured.identificationNumber',
];

/**
 * Lets answers fall that no longer stand because others changed, and sets what follows from an answer: the risk flow
 * from the kinds of event, UNIDENTIFIED from other identifying data (section 4). An answer given for the first time
 * is no change, so what was prefilled stays.
 *
 * @param before the claim as it was
 * @param after the claim with the new answers
 * @param configuration dependents and identifying answers of the operator
 * @returns the claim that stands, and the paths of the reporter's answers that fell (what lookups told falls unmentioned)
 */
export function applyDependents(
  before: ClaimDetail,
  after: ClaimDetail,
  configuration: DependentsConfiguration,
): { claim: ClaimDetail; dropped: string[] } {
  const claim = structuredClone(after);
  setDerived(before, claim);
  const fallen = new Set<string>();
  for (let path = nextToFall(); path !== undefined; path = nextToFall()) {
    removeAnswer(claim, path);
    fallen.add(path);
  }
  // What was derived may have fallen as an old answer, or follows from one that fell.
  setDerived(before, claim);
  const isPrimeChanged = [...primeFields, ...configuration.changedPrimeFields].some(isChanged);
  if (isPrimeChanged && claim.clientIdentificationState !== undefined)
    claim.clientIdentificationState = 'UNIDENTIFIED';
  return { claim, dropped: [...fallen].filter((path) => wasToldByReporter(path, before)) };

  function nextToFall(): string | undefined {
    const stale = changedPaths()
      .flatMap(dependentsOf)
      .filter((path) => isSameAnswer(at(before, path), at(after, path)));
    const unasked = askedOnly.filter(({ when }) => !when(claim)).flatMap(({ only }) => only);
    return [...stale, ...unasked, ...outsideEvent(claim)].find((path) => at(claim, path) !== undefined);
  }

  function changedPaths(): string[] {
    return Object.keys({ ...fallsWith, ...configuration.dependentFields }).filter(isChanged);
  }

  function dependentsOf(path: string): readonly string[] {
    return [...(fallsWith[path] ?? []), ...(configuration.dependentFields[path] ?? [])];
  }

  function isChanged(path: string): boolean {
    const was = at(before, path);
    return was !== undefined && !isSameAnswer(was, at(claim, path));
  }
}

const at = readAnswer;

/**
 * Tells what the reporter answered from what a lookup did. What a dialog asked about a lookup's answer goes with it. A
 * vehicle that was found is what the search told; one that was not, what the reporter typed.
 *
 * @param path the answer
 * @param before the claim it stands in
 */
export function wasToldByReporter(path: string, before: ClaimDetail): boolean {
  if (at(before, path) === undefined || path in lookupFields || path === 'isOtherEvent') return false;
  return !(before.vehicleFound === true && fallsWith['contactSearch']?.includes(path));
}
