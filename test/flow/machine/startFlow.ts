import { createActor, SimulatedClock } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { Draft, FlowEvent } from '#machines/report/claimMachine.ts';
import type { FlowConfiguration } from '#machines/flow/machine/context.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { configuration } from './configuration.ts';
import { withStubs, type Service } from './ports.ts';
import { walkedRegions } from './walkedRegions.ts';

/** What the flows of this folder have walked together. */
export const walk = walkedRegions();

interface Given extends Service {
  /** What is known before the first page. */
  readonly claim?: ClaimDetail;
  readonly draft?: Draft;
  readonly page?: string;
  readonly isResumed?: boolean;
  readonly inspect?: typeof walk.inspect;
  readonly configuration?: Partial<FlowConfiguration>;
  /** Actors to use in place of the stubs. */
  readonly actors?: Parameters<ReturnType<typeof withStubs>['stubbed']['provide']>[0]['actors'];
}

/** The actor of a flow with stub ports on a simulated clock, and what can be seen of it. */
export const startFlow = (flow: Flow, given: Given = {}) => {
  const { configuration: wishes, claim, draft, page, isResumed, actors } = given;
  const clock = new SimulatedClock();
  const { stubbed, calls, saved } = withStubs(createFlowMachine(flow), given);
  const told: unknown[] = [];
  const actor = createActor(actors ? stubbed.provide({ actors }) : stubbed, {
    clock,
    inspect: given.inspect ?? walk.inspect,
    input: {
      configuration: { ...configuration, now: () => clock.now(), uptime: () => clock.now(), ...wishes },
      ...(claim && { prefill: claim }),
      ...(draft && { draft }),
      ...(page !== undefined && { page }),
      ...(isResumed !== undefined && { isResumed }),
    },
  });
  actor.on('*', (event) => told.push(event));
  actor.start();
  return {
    actor,
    calls,
    saved,
    told,
    /** Sends an event and lets the service answer. */
    send: async (event: FlowEvent) => {
      actor.send(event);
      await promisesDone();
    },
    /** Lets time go by. */
    pass: (ms: number) => pass(clock, ms),
    /** Page and request in two words: `account idle`. */
    at: () => placeOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    /** What is under way, by the tags that the views use. */
    tags: () => [...actor.getSnapshot().tags].toSorted().join(' '),
  };
};

export type StartedFlow = ReturnType<typeof startFlow>;

/** The states of the request region that only hold others. */
const parents = ['open', 'occupied', 'working'];

/** The page and what the request region of a flow does, by the value of its snapshot: `account idle`, `account saving`. */
export const placeOf = (value: unknown): string =>
  [pageOf(value), doingOf(valueIn(value, 'request'))].join(' ');

const pageOf = (value: unknown): string => String(valueIn(value, 'page'));

const doingOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [name = ''] = Object.keys(value);
  return parents.includes(name) ? doingOf(valueIn(value, name)) : name;
};

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : value;
