import type { ClaimDetail } from '#machines/claim/claim.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import type { HandedOver } from '#src/pages/pageProps.ts';

interface Asked {
  readonly flow: Flow;
  /** Code of the page that the address asks for. */
  readonly page: string;
  /** The reporter came by Back or Forward. */
  readonly isReturn: boolean;
  /** The report that this browser remembers. */
  readonly remembered: Draft | undefined;
  /** What the address tells of a new report. */
  readonly linked: ClaimDetail;
  /** The claim that a report is to add to, or to follow from. */
  readonly handed: HandedOver | undefined;
}

/** The report that opens: the one remembered, or a new one; and the page it opens on, undefined for the first incomplete one. */
export interface Chosen {
  readonly draft: Draft | undefined;
  readonly page: string | undefined;
  /** The reporter goes on where the report was left, though the address does not ask for it. */
  readonly isResumed: boolean;
}

/** Which report opens at an address, by what this browser remembers and what the reporter comes with. */
export const chooseReport = ({ flow, page, isReturn, remembered, linked, handed }: Asked): Chosen => {
  const isAtStart = page === flow.start && !isReturn;
  const told = remembered?.detail ?? {};
  // Whoever follows a link that tells of something else begins another report; the one begun stays in the list of drafts.
  const isOther =
    (isAtStart && contradicts(linked, told)) || (handed !== undefined && !isOfOne(handed, told));
  // A sent claim is there for whoever comes back to its last page; any other address begins a new one.
  const isLeft = remembered?.result ? !isLast(flow, page) : isOther;
  const draft = isLeft ? undefined : remembered;
  // Who comes to the beginning of a report already begun goes on where it was left; who goes back to it wants to see it.
  const isResumed = draft !== undefined && isAtStart;
  return { draft, page: isResumed ? undefined : page, isResumed };
};

/** True where a report answers otherwise what the address tells. */
const contradicts = (linked: ClaimDetail, told: ClaimDetail): boolean =>
  Object.entries(linked).some(([name, value]) => {
    // What was begun by the long way is another report than one in a lane; the days of a lane may change while it is open.
    if (name === 'lane') return told.lane?.key !== linked.lane?.key;
    // How far a report came contradicts nothing.
    if (name === 'formSteps') return false;
    const answer = valueAt(told, name);
    return answer !== undefined && !isSameAnswer(answer, value);
  });

/** True for a report that adds to the claim handed over, or follows from it. */
const isOfOne = (handed: HandedOver, { claimNumber, consequentClaimRequest }: ClaimDetail): boolean =>
  handed.consequentClaimRequest
    ? handed.consequentClaimRequest.activeBaseClaimUuid === consequentClaimRequest?.activeBaseClaimUuid
    : handed.claimNumber === claimNumber;

const isLast = (flow: Flow, page: string) => getPage(flow, page).next.length === 0;
