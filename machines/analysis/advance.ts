import { findPage, getPage } from '#machines/flow/compile.ts';
import { onwardFrom } from '#machines/flow/situation.ts';
import type { InspectionEvent } from 'xstate';
import { factsAmong, type Facts, type ReadFact } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { blame, evaluate } from '#machines/subject/rule.ts';
import type { Leaf } from '#machines/subject/rule.ts';
import { isLeaf } from './isLeaf.ts';

/** A page turn: from which page, to which one, and every transition that was tried, in order; the last was taken. */
export interface Advance {
  readonly from: string;
  /** Code of the page, or the not-found state. */
  readonly to: string;
  readonly considered: readonly Considered[];
}

/** The verdict of a page's can-enter rule, and the leaves that decided it; none where it has no rule. */
export interface Considered {
  readonly to: string;
  readonly ok: boolean;
  readonly because: readonly { readonly leaf: Leaf; readonly ok: boolean }[];
}

/** The states a page turn leads from and to, where an event that `createActor(machine, { inspect })` reports is one. */
export const turnIn = (seen: InspectionEvent): Pick<Advance, 'from' | 'to'> | undefined => {
  if (seen.type !== '@xstate.microstep') return undefined;
  const turn = seen._transitions.find(({ eventType }) => eventType === 'page.advance');
  const [to] = turn?.target ?? [];
  return turn && to && { from: turn.source.key, to: to.key };
};

/** A page turn, with the verdicts of the facts it was decided by. */
export const advanceOf = (
  flow: AnyFlow,
  { from, to }: Pick<Advance, 'from' | 'to'>,
  known: Facts,
): Advance => {
  const lookedAt = findPage(flow, to) ? triedBefore(flow, from, to) : getPage(flow, from).next;
  return { from, to, considered: lookedAt.map((code) => consideredOf(flow, code, factsAmong(known))) };
};

/** The pages tried up to one, over pages that are skipped where it does not follow at once. */
const triedBefore = (flow: AnyFlow, from: string, to: string): readonly string[] => {
  const { next } = getPage(flow, from);
  if (next.includes(to)) return next.slice(0, next.indexOf(to) + 1);
  const skipped = next.find(
    (code) => getPage(flow, code).skipped && onwardFrom(flow, getPage(flow, code)).includes(to),
  );
  return skipped === undefined
    ? next
    : [...next.slice(0, next.indexOf(skipped) + 1), ...triedBefore(flow, skipped, to)];
};

const consideredOf = (flow: AnyFlow, code: string, read: ReadFact): Considered => {
  const { canEnter } = getPage(flow, code);
  if (!canEnter) return { to: code, ok: true, because: [] };
  const verdict = evaluate(canEnter, read);
  const because = blame(verdict).flatMap(({ rule, ok }) =>
    isLeaf(flow.subject, rule) ? [{ leaf: rule, ok }] : [],
  );
  return { to: code, ok: verdict.ok, because };
};
