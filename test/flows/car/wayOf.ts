import type { EventKind } from '#machines/claim/enums.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';
import { usualAnswers } from './usualAnswers.ts';

/** How it differs from a usual report: answers by page, and what the searches find. */
export interface Differing {
  readonly answers?: Readonly<Record<string, Answers>>;
  readonly found?: Found;
  /** How many were harmed, where it is more than one. */
  readonly parties?: number;
}

const everythingFound: Found = {
  searchDamaged: {
    vehicleFound: true,
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
  },
  searchPolicy: { policyNumberValid: true, dummyPolicy: false, policyCountry: 'CZ' },
  bankAccount: { policyAccount: true },
  selfInspection: { selfInspectionAuthorized: true },
};

/**
 * The pages walked by the kinds of event chosen and what differs from a usual report, the dialogs asked and the claim. Throws where
 * a page's own schema refuses an answer.
 */
export const wayOf = (
  eventKinds: readonly EventKind[],
  { answers = {}, found = {}, parties = 0 }: Differing = {},
) => {
  const differing: Readonly<Record<string, Answers>> = { chooseEvent: { eventKinds }, ...answers };
  return wayThrough(carDraft, {
    answersOn: (page, claim) => differing[page.code] ?? usualAnswers(page, claim),
    found: { ...everythingFound, ...found },
    parties,
  });
};
