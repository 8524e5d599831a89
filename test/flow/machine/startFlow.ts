import { createActor, SimulatedClock } from 'xstate';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { createFlowMachine } from '../../../machines/flow/flowMachine.ts';
import type { Draft, FlowConfiguration, FlowEvent } from '../../../machines/flow/flowTypes.ts';
import { pass, settled } from '../../actors/time.ts';
import { withStubs, type Service } from './ports.ts';
import { walkedRegions } from './walkedRegions.ts';

/** What the flows of this folder have walked together. */
export const walk = walkedRegions();

interface Given extends Service {
  readonly claim?: ClaimDetail;
  readonly draft?: Draft;
  readonly page?: string;
  readonly inspect?: typeof walk.inspect;
  readonly configuration?: Partial<FlowConfiguration>;
  /** Actors to put in the place of the stubbed ones. */
  readonly actors?: Parameters<ReturnType<typeof withStubs>['stubbed']['provide']>[0]['actors'];
}

const minute = 60_000;

/** Half an hour of session, five seconds until a request is called long, nothing depends on anything. */
export const configuration: FlowConfiguration = {
  dependentFields: {},
  changedPrimeFields: [],
  resetFlowOnError: true,
  sessionDuration: 30 * minute,
  warnBefore: 5 * minute,
  longRunningRequestTimeout: 5000,
  now: () => 0,
};

/** Takes a flow and what the service does; gives its actor with stub ports on a simulated clock, and what can be seen of it. */
export const startFlow = (flow: Flow, given: Given = {}) => {
  const { configuration: wishes, claim, draft, page, actors } = given;
  const clock = new SimulatedClock();
  const { stubbed, calls, saved } = withStubs(createFlowMachine(flow), given);
  const told: unknown[] = [];
  const actor = createActor(actors ? stubbed.provide({ actors }) : stubbed, {
    clock,
    inspect: given.inspect ?? walk.inspect,
    input: {
      configuration: { ...configuration, now: () => clock.now(), ...wishes },
      ...(claim && { claim }),
      ...(draft && { draft }),
      ...(page !== undefined && { page }),
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
      await settled();
    },
    /** Lets time go by. */
    pass: (ms: number) => pass(clock, ms),
    /** Page and request in two words: `account idle`. */
    at: () => placeOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
};

export type StartedFlow = ReturnType<typeof startFlow>;

/** Takes the value of a flow's snapshot; gives the page and what its request region does. */
export const placeOf = (value: unknown): string =>
  [lastOf(value, 'page'), lastOf(value, 'request')].join(' ');

const lastOf = (value: unknown, region: string): string => {
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, region) : value;
  if (typeof inner !== 'object' || inner === null) return String(inner);
  const [name = ''] = Object.keys(inner);
  return lastOf(inner, name);
};
