import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { EventKind } from '../../../machines/claim/enums.ts';
import { check, isBlocking } from '../../../machines/claim/issues/issue.ts';
import { factsIn } from '../../../machines/claim/facts.ts';
import type { Found } from '../../../machines/claim/lookups.ts';
import type { Answers } from '../../../machines/flow/answers.ts';
import { answersSchema } from '../../../machines/flow/answersSchema.ts';
import {
  afterLookups,
  nextConfirmation,
  pendingClaim,
  withConsequences,
  type PendingClaim,
} from '../../../machines/flow/change.ts';
import { getPage } from '../../../machines/flow/flow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { addedRow } from '../../../machines/flow/rows.ts';
import { nextPage } from '../../../machines/flow/walk.ts';
import { carDraft } from '../../../machines/flows/car/draft.ts';
import { configuration } from '../../flow/machine/startFlow.ts';
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
 * The pages walked by the kinds of event chosen and what differs from a usual report, the dialogs asked
 * (`repairShop: confirmRecommendedShop`) and the claim. Throws where a page's own schema refuses an answer.
 */
export const wayOf = (
  eventKinds: readonly EventKind[],
  { answers = {}, found = {}, parties = 0 }: Differing = {},
) => {
  const differing: Readonly<Record<string, Answers>> = { chooseEvent: { eventKinds }, ...answers };
  const pages: string[] = [];
  const dialogs: string[] = [];
  let claim: ClaimDetail = { claimType: 'car', flowType: 'DRAFT' };
  let page: Page | undefined = getPage(carDraft, carDraft.start);
  while (page) {
    pages.push(page.code);
    if (page.next.length === 0) break;
    const answered = accepted(page, claim, differing[page.code] ?? usualAnswers(page, claim));
    const known = { flow: carDraft, claim, configuration };
    const told = afterLookups(pendingClaim(known, page.code, answered, { force: false }), {
      ...everythingFound,
      ...found,
    });
    const pending = withConsequences(carDraft, claim, told);
    for (const dialog of dialogsOf(pending)) dialogs.push(`${page.code}: ${dialog}`);
    claim = withParties(page, pending.claim, parties);
    page = nextPage(carDraft, page, factsIn(claim));
  }
  return { pages: pages.join(' '), dialogs, claim };
};

/** The claim with one row after the other added, until there are as many as were harmed. */
const withParties = (page: Page, claim: ClaimDetail, parties: number): ClaimDetail => {
  const edit = (claim.injuredParties?.length ?? 0) < parties ? addedRow(page, claim) : undefined;
  return edit ? withParties(page, { ...claim, ...edit.answers }, parties) : claim;
};

const accepted = (page: Page, claim: ClaimDetail, answers: Answers): Answers => {
  const { issues } = check(answersSchema(page, claim), answers);
  const refused = issues.find(({ severity }) => isBlocking(severity));
  if (refused) throw new Error(`${page.code} refuses ${refused.name}: ${refused.key}.`);
  return answers;
};

const dialogsOf = (pending: PendingClaim): readonly string[] => {
  const asked = nextConfirmation(pending);
  if (!asked) return [];
  const confirm = pending.confirm.filter((confirmation) => confirmation !== asked);
  return [asked.dialog, ...dialogsOf({ ...pending, confirm })];
};
