import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { check, isBlocking } from '#machines/subject/issues/issue.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { afterLookups, nextConfirmation } from '#machines/flow/pending.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import type { PendingRecord } from '#test/flow/pendingClaim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { addedRow } from '#machines/flow/rows.ts';
import { configuration } from '#test/flow/machine/configuration.ts';

type Confirmation = Page['confirm'][number];

interface Way {
  /** What is known before the first page. */
  readonly begins?: ClaimDetail;
  /** What is answered on a page. */
  readonly answersOn: (page: Page, claim: ClaimDetail) => Answers;
  /** What the searches find. */
  readonly found: Found;
  /** How many were harmed, where it is more than one. */
  readonly parties?: number;
}

/**
 * The pages met by these answers, the dialogs asked (`repairShop: confirmRecommendedShop`) and the claim. Throws where a page's
 * own schema refuses an answer.
 */
export const wayThrough = (flow: Flow, { begins = {}, answersOn, found, parties = 0 }: Way) => {
  const pages: string[] = [];
  const dialogs: string[] = [];
  let claim: ClaimDetail = { claimType: flow.claimType, flowType: flow.flowType, ...begins };
  let page: Page | undefined = getPage(flow, flow.start);
  while (page) {
    pages.push(page.code);
    if (page.next.length === 0) break;
    const answered = accepted(page, claim, answersOn(page, claim));
    const told = afterLookups(
      pendingRecord({ flow, claim, configuration }, page.code, answered, { force: false }),
      found,
    );
    const pending = withImpact(flow, claim, told);
    const asked = asksOf(pending);
    for (const { dialog } of asked) dialogs.push(`${page.code}: ${dialog}`);
    const agreed = asked.reduce((told, { yes }) => ({ ...told, ...yes }), pending.claim);
    claim = withParties(page, agreed, parties);
    page = situationOf(flow, claim).next(page);
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

const asksOf = (pending: PendingRecord): readonly Confirmation[] => {
  const asked = nextConfirmation(pending);
  if (!asked) return [];
  const confirm = pending.confirm.filter((confirmation) => confirmation !== asked);
  return [asked, ...asksOf({ ...pending, confirm })];
};
