import type { InspectionEvent } from 'xstate';
import { findPage, getPage, type Flow } from './defineFlow.ts';
import type { Facts } from './facts.ts';
import { isLeaf } from './isLeaf.ts';
import { blame, evaluate, type Leaf } from './rule.ts';

/** A page turned: from which one, to which one, and every transition that was looked at, in order; the last was taken. */
export interface Advance {
  readonly from: string;
  /** Code of the page, or the not-found state. */
  readonly to: string;
  readonly considered: readonly Considered[];
}

/** What the can-enter rule of a page came to, and the leaves that made it so; none where it has no rule. */
export interface Considered {
  readonly to: string;
  readonly ok: boolean;
  readonly because: readonly { readonly leaf: Leaf; readonly ok: boolean }[];
}

/** Takes what `createActor(machine, { inspect })` tells; gives the two states where it is a page that turned. */
export const turnIn = (seen: InspectionEvent): Pick<Advance, 'from' | 'to'> | undefined => {
  if (seen.type !== '@xstate.microstep') return undefined;
  const turn = seen._transitions.find(({ eventType }) => eventType === 'page.advance');
  const [to] = turn?.target ?? [];
  return turn && to && { from: turn.source.key, to: to.key };
};

/** Takes a flow, the two states of a turn and the facts it was decided by; gives the turn with the verdicts. */
export const advanceOf = (flow: Flow, { from, to }: Pick<Advance, 'from' | 'to'>, known: Facts): Advance => {
  const { next } = getPage(flow, from);
  const lookedAt = findPage(flow, to) ? next.slice(0, next.indexOf(to) + 1) : next;
  return { from, to, considered: lookedAt.map((code) => consideredOf(flow, code, known)) };
};

const consideredOf = (flow: Flow, code: string, known: Facts): Considered => {
  const { canEnter } = getPage(flow, code);
  if (!canEnter) return { to: code, ok: true, because: [] };
  const verdict = evaluate(canEnter, known);
  const because = blame(verdict).flatMap(({ rule, ok }) => (isLeaf(rule) ? [{ leaf: rule, ok }] : []));
  return { to: code, ok: verdict.ok, because };
};
