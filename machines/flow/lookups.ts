import type { ClaimDetail } from '../claim/claim.ts';
import type { Failure } from '../service/failures.ts';
import type { Rule } from './rule.ts';

/** The service calls a page may make between NEXT and save. Source: specification section 7. */
export const lookupNames = [
  'searchDamaged',
  'searchPolicy',
  'selfInspection',
  'ocrAllowed',
  'bankAccount',
  'findDuplicate',
] as const;
export type LookupName = (typeof lookupNames)[number];

export interface LookupUse {
  readonly call: LookupName;
  /** Asked only when this holds for the answers just given. */
  readonly when?: Rule;
}

/** What a lookup makes of the claim: fields to set; an undefined one is removed. */
export type LookupAnswer = ClaimDetail;

/** What each of a page's lookups would answer. */
export type Found = { readonly [K in LookupName]?: LookupAnswer };

/**
 * Answers that a lookup gives when the service says "there is none": a state of the claim, not a failure.
 * 245000018 is the policy that is not found, 245000017 the client.
 */
export const notFoundAnswers: Found = {
  searchDamaged: { vehicleFound: false },
  searchPolicy: { policyNumberValid: false, dummyPolicy: true },
  bankAccount: { policyAccount: false },
};

/** Takes a lookup and its failure; gives the answer it stands for, or undefined where it really failed. */
export const answerOfFailure = (call: LookupName, failure: Failure): LookupAnswer | undefined =>
  failure.code === '245000018' || failure.code === '245000017' ? notFoundAnswers[call] : undefined;
