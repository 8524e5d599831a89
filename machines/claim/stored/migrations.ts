import { pageCodeNow } from './pageCodeNow.ts';
import type { ClaimType } from '#machines/claim/enums.ts';

/** The answers of a stored claim, as whichever version wrote them. */
type Stored = Readonly<Record<string, unknown>>;

type Step = (claim: Stored, claimType: ClaimType) => Stored;

/** The version in which drafts are stored now. One higher with each change that an older draft does not fit. */
export const schemaVersion = 3;

/**
 * What makes of a draft of each older version one of the next. A released step is never changed; a new one is added, with drafts of
 * the version before it in `test/drafts/corpus`.
 */
const steps: Readonly<Record<number, Step>> = {
  1: withoutFormerPages,
  2: withRecordPages,
};

/** A stored claim as this version would have stored it; undefined where a newer version wrote it, or nobody knows which. */
export function migrated(claim: Stored, claimType: ClaimType, from: number): Stored | undefined {
  if (from === schemaVersion) return claim;
  const step = steps[from];
  return step && migrated(step(claim, claimType), claimType, from + 1);
}

/**
 * The oldest version of which a claim of this version is one, too: the release before, which runs beside this one while it is brought
 * out, reads and saves it as its own. What it would not understand has the version that does.
 */
export const oldestVersionOf = ({ formSteps }: Stored): number =>
  Array.isArray(formSteps) && formSteps.some((code) => typeof code === 'string' && code.includes('['))
    ? schemaVersion
    : 2;

const formerPages: readonly unknown[] = ['chooseReporter', 'accident', 'otherParty'];

// Of a car these were pages of their own: the role is asked with the contact, what happened and who was there on one page.
function withoutFormerPages(claim: Stored, claimType: ClaimType): Stored {
  const { formSteps } = claim;
  if (claimType !== 'car' || !Array.isArray(formSteps)) return claim;
  return { ...claim, formSteps: formSteps.filter((code) => !formerPages.includes(code)) };
}

// Each of ten rows had a page of its own, named from 1: injuredParty1. Now one page stands for any row, from 0: injuredParty[0].
function withRecordPages(claim: Stored): Stored {
  const { formSteps } = claim;
  if (!Array.isArray(formSteps)) return claim;
  return {
    ...claim,
    formSteps: formSteps.map((code) => (typeof code === 'string' ? pageCodeNow(code) : code)),
  };
}
