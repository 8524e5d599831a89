import { createActor, fromPromise, SimulatedClock, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { createSaveCall, createSaveDraft, type SaveRequest } from '#machines/flow/actors/saveDraft.ts';
import { answersOn } from '#machines/flow/answers.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FlowEvent, Stored } from '#machines/flow/machine/context.ts';
import { createFlowMachine } from '#machines/flow/machine/flowMachine.ts';
import type { Created, CreateInput } from '#machines/flow/machine/setup.ts';
import type { Names } from '#machines/flow/page.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import { accepted } from '#machines/report/accepted.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import * as reports from '#machines/report/claimMachine.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import { promisesDone } from '#test/actors/time.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { aDraft, result } from '#test/flow/machine/ports.ts';
import { placeOf, startFlow } from '#test/flow/machine/startFlow.ts';

/** What a whole machine begins with. */
interface Beginning {
  /** What is known before the first page. */
  readonly record?: object;
  /** A record that is stored, and whether it was sent. */
  readonly stored?: { readonly detail: object; readonly isSent: boolean };
  readonly page?: string;
  readonly inspect: (event: InspectionEvent) => void;
  /** What a lookup finds now; it may throw. */
  readonly lookUp?: (call: string) => object;
}

/** A whole machine at work. What it is told are methods, because the events of one subject are told to any. */
export interface Started {
  readonly at: () => string;
  readonly context: () => {
    readonly record: object;
    readonly undo?: unknown;
    readonly pending?:
      | { readonly claim: object; readonly confirm: readonly { readonly dialog: string }[] }
      | undefined;
  };
  /** Tells it something at once. */
  tell(event: FlowEvent<Names>): void;
  /** Tells it something and lets the service answer. */
  send(event: FlowEvent<Names>): Promise<void>;
}

/** The machine that a flow really runs on, with a service that is well. */
export interface Whole {
  readonly machine: AnyStateMachine;
  /** Files belong to what it sends. */
  readonly hasFiles?: boolean;
  readonly start: (given: Beginning) => Started;
  /** What a record gives to be stored, and what the service keeps of it. */
  readonly stored: (record: object) => { readonly given: object; readonly kept: object };
}

/** A flow whose ways are walked in the whole machine, and who watches. */
export interface Walked {
  readonly flow: AnyFlow;
  readonly whole: Whole;
  readonly inspect: (event: InspectionEvent) => void;
}

/** The whole machine of a flow in which a claim is reported. */
export const wholeReport = (flow: Flow): Whole => ({
  machine: reports.createFlowMachine(flow),
  hasFiles: true,
  start: ({ record, stored, lookUp, page, inspect }) => {
    const { actor, at, context, send } = startFlow(flow, {
      ...(record && { claim: record }),
      ...(stored && { draft: { ...aDraft(stored.detail), ...(stored.isSent && { result }) } }),
      ...(page !== undefined && { page }),
      ...(lookUp && {
        actors: {
          lookUp: fromPromise<LookupAnswer, reports.LookUpInput>(async ({ input: { call } }) => lookUp(call)),
        },
      }),
      inspect,
    });
    return { at, context, send, tell: (event: reports.FlowEvent) => actor.send(event) };
  },
  stored: (record) => ({ given: record, kept: accepted(flow, record) }),
});

const storedVersion = 4;
const saveCall = createSaveCall<unknown>(() => undefined).provide({
  actors: {
    call: fromPromise<{ version: number }, { request: SaveRequest<unknown> }>(async ({ input }) => ({
      version: input.request.version + 1,
    })),
  },
});
const saveDraft = createSaveDraft<unknown>(() => undefined).provide({ actors: { save: saveCall } });
const discard = createRetryMachine<unknown, { readonly url: string }>('discard').provide({
  actors: { call: fromPromise(async () => ({ url: '/' })) },
});
const createRecord = fromPromise<Created<Names>, CreateInput<Names>>(async ({ input: { detail } }) => ({
  ref: 'record',
  version: 1,
  isSaved: detail !== undefined,
}));

/**
 * The machine of the kit with a flow about whatever subject.
 *
 * @param keep what the service keeps of the answers of a form; nothing is stored where it is left out
 */
export const wholeFlow = (flow: AnyFlow, keep: (answers: object) => object = (answers) => answers): Whole => {
  const machine = createFlowMachine<Names>(flow).provide({ actors: { createRecord, saveDraft, discard } });
  return {
    machine,
    start: ({ record, stored, page, inspect }) => {
      const clock = new SimulatedClock();
      const draft: Stored<Names> | undefined = stored && {
        ref: 'record',
        version: storedVersion,
        detail: stored.detail,
        ...(stored.isSent && { result }),
      };
      const actor = createActor(machine, {
        clock,
        inspect,
        input: {
          configuration: { ...configuration, now: () => clock.now(), uptime: () => clock.now() },
          ...(record && { prefill: record }),
          ...(draft && { draft }),
          ...(page !== undefined && { page }),
        },
      }).start();
      return {
        at: () => placeOf(actor.getSnapshot().value),
        context: () => actor.getSnapshot().context,
        tell: (event) => actor.send(event),
        send: async (event) => {
          actor.send(event);
          await promisesDone();
        },
      };
    },
    stored: (record) => {
      const answers = flow.pages.filter(({ saves }) => saves).map((page) => answersOn(page, record));
      const given: object = Object.assign({}, ...answers);
      return { given, kept: keep(given) };
    },
  };
};
