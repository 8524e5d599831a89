import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import { createActor } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import type { Names } from '#machines/flow/page.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { beginnings } from '#test/model/beginnings.ts';
import { anyNext } from '#test/model/validEvents.ts';

type Next = Extract<FlowEvent, { type: 'NEXT' }>;

/** A page about to be answered: what is known before, what is answered, what lookups find, what another tab would save. */
export interface Situation {
  readonly page: string;
  readonly claim: ClaimDetail;
  /** True while nothing is in the service yet. */
  readonly isNew: boolean;
  readonly answers: Next['answers'];
  readonly found: Found;
  readonly otherTab: ClaimDetail;
}

const attempts = 6;
const longest = 200;

/** Every page as it is answered, and answered differently later, on several ways that end with a sent report. */
export const situationsOn = (flow: Flow): readonly Situation[] => {
  const nextOn = nextOnPage(flow);
  const model = createPageModel<Names>(flow);
  const starts = beginnings(flow);

  const walked = (attempt: number): readonly Situation[] => {
    const claim = starts[attempt % starts.length] ?? {};
    const actor = createActor(model, { input: { configuration, prefill: claim } }).start();
    const way: Situation[] = [];
    for (let at = 0; at < longest; at++) {
      const { value, context } = actor.getSnapshot();
      if (value === situationOf(flow, context.record).final?.code) return way;
      const event = nextOn(value, context.record, attempt * (31 + at));
      if (!event) return [];
      const last = way.at(-1);
      const isNew = !last || (last.isNew && !isSaved(flow, last.page));
      way.push(situation(value, context.record, event, { isNew, otherTab: last?.claim ?? {} }));
      actor.send(event);
    }
    return [];
  };

  const changed = (way: readonly Situation[], attempt: number): readonly Situation[] => {
    const last = way.at(-1);
    return way.slice(0, -1).flatMap(({ page }) => {
      const event = last && nextOn(page, last.claim, attempt * 7 + 1);
      return last && event ? [situation(page, last.claim, event, last)] : [];
    });
  };

  return Array.from({ length: attempts }, (_, attempt) => {
    const way = walked(attempt);
    return [...way, ...changed(way, attempt)];
  }).flat();
};

const situation = (
  page: string,
  claim: ClaimDetail,
  { answers, found = {} }: Next,
  { isNew, otherTab }: Pick<Situation, 'isNew' | 'otherTab'>,
): Situation => ({ page, claim, isNew, answers, found, otherTab });

const isSaved = (flow: Flow, code: string): boolean => {
  const { saves, submits, lookups } = getPage(flow, code);
  return saves || submits || lookups.length > 0;
};

/** A valid way to answer a page by a number, undefined where nothing leads on. */
export const nextOnPage = (flow: Flow) => {
  const nextOn = anyNext(flow);
  return (code: string, claim: ClaimDetail, number: number): Next | undefined => {
    const page = getPage(flow, code);
    return page.next.length === 0 ? undefined : nextOn(page, claim, number);
  };
};
