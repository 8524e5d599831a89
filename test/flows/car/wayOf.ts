import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { EventKind } from '../../../machines/claim/enums.ts';
import { check, isBlocking } from '../../../machines/claim/issue.ts';
import { afterLookups, candidateOf, nextConfirmation } from '../../../machines/flow/candidate.ts';
import { getPage } from '../../../machines/flow/defineFlow.ts';
import { readFacts } from '../../../machines/flow/facts.ts';
import type { Candidate } from '../../../machines/flow/flowTypes.ts';
import type { Found } from '../../../machines/flow/lookups.ts';
import { answersOf, type Page } from '../../../machines/flow/page.ts';
import { nextPage } from '../../../machines/flow/walk.ts';
import type { Answers } from '../../../machines/flow/withAnswers.ts';
import { carDraft } from '../../../machines/flows/car/draft.ts';
import { configuration } from '../../flow/machine/startFlow.ts';
import { usualAnswers } from './usualAnswers.ts';

/** What differs from a usual report: answers by page, and what the searches find. */
export interface Differing {
  readonly answers?: Readonly<Record<string, Answers>>;
  readonly found?: Found;
}

const everythingFound: Found = {
  searchDamaged: {
    vehicleFound: true,
    registrationNo: '1AB2345',
    vehicleManufacturer: { code: 'SKODA', name: 'Škoda' },
  },
  searchPolicy: { policyNumberValid: true, dummyPolicy: false },
  bankAccount: { policyAccount: true },
  selfInspection: { selfInspectionAuthorized: true },
};

/**
 * Takes the kinds of event chosen and what differs from a usual report; gives the pages walked by these answers, the dialogs asked
 * (`repairShop: confirmRecommendedShop`) and the claim. Throws where a page's own schema refuses an answer.
 */
export const wayOf = (eventKinds: readonly EventKind[], { answers = {}, found = {} }: Differing = {}) => {
  const told: Readonly<Record<string, Answers>> = { chooseEvent: { eventKinds }, ...answers };
  const pages: string[] = [];
  const dialogs: string[] = [];
  let claim: ClaimDetail = { claimType: 'car', flowType: 'DRAFT' };
  let page: Page | undefined = getPage(carDraft, carDraft.start);
  while (page) {
    pages.push(page.code);
    if (page.next.length === 0) break;
    const answered = accepted(page, claim, told[page.code] ?? usualAnswers(page, claim));
    const known = { flow: carDraft, claim, configuration };
    const candidate = afterLookups(candidateOf(known, page.code, answered, { force: false }), {
      ...everythingFound,
      ...found,
    });
    for (const dialog of dialogsOf(candidate)) dialogs.push(`${page.code}: ${dialog}`);
    claim = candidate.claim;
    page = nextPage(carDraft, page, readFacts(claim));
  }
  return { pages: pages.join(' '), dialogs, claim };
};

const accepted = (page: Page, claim: ClaimDetail, answers: Answers): Answers => {
  const { issues } = check(answersOf(page, claim), answers);
  const refused = issues.find(({ severity }) => isBlocking(severity));
  if (refused) throw new Error(`${page.code} refuses ${refused.name}: ${refused.key}.`);
  return answers;
};

const dialogsOf = (candidate: Candidate): readonly string[] => {
  const asked = nextConfirmation(candidate);
  if (!asked) return [];
  const confirm = candidate.confirm.filter((confirmation) => confirmation !== asked);
  return [asked.dialog, ...dialogsOf({ ...candidate, confirm })];
};
