import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { LaneEvent } from '#machines/claim/codes/lane.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import { begunInLane } from '#machines/claim/derived/lane.ts';
import { factsIn, readsOf } from '#machines/claim/facts.ts';
import { getPage } from '#machines/flow/compile.ts';
import { ruleOf } from '#machines/flow/question.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { mayHold, mustHold, type Rule } from '#machines/subject/rule.ts';

/** What is certain of rules by what is known and no longer changes. */
interface Known {
  readonly claim: ClaimDetail;
  readonly may: (rule: Rule | undefined) => boolean;
  /** By what is known before a page, where one is given: it has asked nothing yet. */
  readonly must: (rule: Rule | undefined, before?: Page) => boolean;
}

/**
 * The flow of a line for whoever reports in the lane of an event, which the rules of the line make shorter: without the pages that nobody
 * comes to and without what nobody is asked. It is for looking at and for walking; a report in a lane runs on the flow of its line.
 */
export const laneFlow = (draft: Flow, event: LaneEvent): Flow => {
  const known = knownIn(draft, event);
  const left = reachedIn(draft, known);
  const isLeft = ({ code, record = code }: Page): boolean => left.has(record);
  const shorten = (page: Page): Page => shortened(draft, page, known);
  return {
    ...draft,
    code: `${draft.claimType}.${event}`,
    known: known.claim,
    documents: {
      rows: draft.documents.rows.filter(({ when }) => known.may(when)),
      byAnswer: draft.documents.byAnswer.filter(({ when }) => known.may(when)),
    },
    pages: draft.pages.filter(isLeft).map(shorten),
    instances: draft.instances.filter(isLeft).map(shorten),
  };
};

/** What is known from the first page on, what follows from that, and what both say of rules. */
function knownIn({ known, claimType }: Flow, event: LaneEvent): Known {
  const begun = { ...known, ...begunInLane(claimType, { key: event, event }) };
  const { claim } = applyDependents({}, begun, { dependentFields: {}, changedPrimeFields: [] });
  const read = factsIn(claim);
  const isOpen = (fact: string): boolean =>
    !readsOf(fact).every((path) => Object.hasOwn(claim, path.split('.')[0] ?? path));
  return {
    claim,
    may: (rule) => mayHold(rule, read, isOpen),
    must: (rule, before) =>
      mustHold(
        rule,
        read,
        (fact) => isOpen(fact) && !(before?.questions.some(({ ask }) => ask === fact) ?? false),
      ),
  };
}

/** The pages that may follow one; behind one that is passed over in any case, those that follow it. */
const following = (flow: Flow, { next }: Page, known: Known): readonly string[] => {
  const pages = next.map((code) => getPage(flow, code)).filter(({ canEnter }) => known.may(canEnter));
  const end = pages.findIndex(({ canEnter }) => known.must(canEnter));
  return pages
    .slice(0, end < 0 ? pages.length : end + 1)
    .flatMap((page) =>
      page.skipped?.some(({ when }) => known.must(when, page))
        ? following(flow, page, known)
        : [page.record ?? page.code],
    );
};

function reachedIn(flow: Flow, known: Known): ReadonlySet<string> {
  const reached = new Set<string>([flow.start]);
  for (const code of reached)
    for (const next of following(flow, getPage(flow, code), known)) reached.add(next);
  return reached;
}

const shortened = (flow: Flow, page: Page, known: Known): Page => {
  const mayHappen = ({ when }: { readonly when?: Rule }): boolean => known.may(when);
  const { skipped, ...rest } = page;
  const skips = skipped?.filter(mayHappen) ?? [];
  return {
    ...rest,
    questions: page.questions
      .filter(mayHappen)
      .map((question) =>
        question.only
          ? { ...question, only: question.only.filter((offer) => known.may(ruleOf(offer))) }
          : question,
      ),
    lookups: page.lookups.filter(mayHappen),
    confirm: page.confirm.filter(mayHappen),
    needs: page.needs.filter(mayHappen),
    ...(skips.length > 0 && { skipped: skips }),
    next: following(flow, page, known),
  };
};
