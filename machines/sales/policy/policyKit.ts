import { typesOf } from '#machines/calls/typesOf.ts';
import { today } from '#machines/claim/clock.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';
import { PolicyFields, type PolicyDetail, type WholePolicy } from './policyFields.ts';

interface PolicyShapes {
  readonly detail: PolicyDetail;
  readonly whole: WholePolicy;
  readonly flow: object;
  readonly ref: string;
  readonly result: object;
  readonly extra: object;
}

/** What forms about a policy have names for. */
export type PolicyNames = NamesOf<PolicyShapes, never, never, 'clients'>;

/** A policy of a client of the sales application, a subject of the kit: what it insures, from when, for how much, what was before it. */
export const { ask, definePage, flowOf, onlyWhen } = defineSubject({
  name: 'policy',
  types: typesOf<PolicyShapes>(),
  fields: PolicyFields.shape,
  facts: ({ flag }) => ({
    startsToday: flag(['insuranceStart'], ({ insuranceStart }) => insuranceStart === today(), ['2026-11-20']),
    isShared: flag(['agent.secondaryAgent'], ({ agent }) => agent?.secondaryAgent !== undefined, ['100200']),
  }),
  lookups: {},
  dialogs: [],
  steps: ['clients'],
  dependents: {},
  done: 'done',
});
