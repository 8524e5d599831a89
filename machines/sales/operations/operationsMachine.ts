import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { createBlock, type Block } from '#machines/sales/client/block.ts';
import type { Failures, Health } from '#machines/service/sales/operationsCalls.ts';
import type { Outcome } from '#machines/service/sales/operatorActs.ts';
import { operatingOf, type Operating, type SaidOfAct, type WantedAct } from './wantedAct.ts';

/** What a second operator decides, or whoever asked does alone. */
export type Deciding =
  | { readonly approval: string; readonly isApproved: boolean }
  | { readonly approval: string; readonly isAlone: true };

/** A block of the page that is on the trail, and so only asked for by what somebody does. */
interface AskedBlock {
  send(event: { readonly type: 'LOAD' }): void;
}

interface OperationsContext {
  readonly others: readonly AskedBlock[];
  readonly health: Block<Health>;
  readonly failures: Block<Failures>;
  /** How often it was asked by itself how the service is, since somebody last came or pressed. */
  readonly rounds: number;
  readonly wanted?: WantedAct | undefined;
  readonly said?: SaidOfAct | undefined;
  readonly deciding?: Deciding | undefined;
  /** What came of the last act. */
  readonly outcome?: Outcome | undefined;
  readonly failure?: Failure | undefined;
}

/** So often it is asked without anybody's doing: a page that stays open holds no session for ever. */
const most = 60;
const round = 10_000;

const failed = { actions: { type: 'keepFailure', params: errorOf } } as const;

/**
 * The page of operators: each of its blocks loads by itself, how the service is is asked again while somebody sees the page, and what an
 * operator does is asked for with its reason, done, waiting for a second one, or refused. Source: specification section 6.
 */
export const operationsMachine = setup({
  types: typesOf<{
    input: Pick<OperationsContext, 'others'>;
    context: OperationsContext;
    events:
      | { type: 'HIDDEN' }
      | { type: 'SEEN' }
      | { type: 'REFRESH' }
      | { type: 'WANT'; wanted: WantedAct }
      | { type: 'CANCEL' }
      | { type: 'ACT'; said: SaidOfAct }
      | { type: 'DECIDE'; deciding: Deciding };
    tags: 'busy';
  }>(),
  actors: {
    health: createBlock<Health>('health'),
    failures: createBlock<Failures>('failures'),
    operate: port<Outcome, Operating>('operate'),
    decide: port<Outcome, Deciding>('decide'),
  },
  delays: { round },
  guards: { isWatched: ({ context }) => context.rounds < most },
  actions: {
    countRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
    forgetRounds: assign({ rounds: 0 }),
    // What is on the trail is read again by what somebody does alone.
    askAll: enqueueActions(({ context: { health, failures, others }, enqueue }) => {
      enqueue.sendTo(health, { type: 'LOAD' });
      enqueue.sendTo(failures, { type: 'LOAD' });
      enqueue(() => {
        for (const block of others) block.send({ type: 'LOAD' });
      });
    }),
    // How the service is names nobody and is on no trail.
    askHealth: enqueueActions(({ context: { health, failures }, enqueue }) => {
      enqueue.sendTo(health, { type: 'LOAD' });
      enqueue.sendTo(failures, { type: 'LOAD' });
    }),
    keepWanted: assign((_, { wanted }: { wanted: WantedAct }) => ({
      wanted,
      outcome: undefined,
      failure: undefined,
    })),
    forgetWanted: assign({ wanted: undefined, failure: undefined }),
    keepSaid: assign((_, { said }: { said: SaidOfAct }) => ({ said, failure: undefined })),
    keepDeciding: assign((_, { deciding }: { deciding: Deciding }) => ({
      deciding,
      outcome: undefined,
      failure: undefined,
    })),
    keepOutcome: assign((_, { outcome }: { outcome: Outcome }) => ({ outcome })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'operations',
  context: ({ input: { others }, spawn }) => ({
    others,
    health: spawn('health', { input: {} }),
    failures: spawn('failures', { input: {} }),
    rounds: 0,
  }),
  type: 'parallel',
  states: {
    watching: {
      initial: 'seen',
      states: {
        seen: {
          after: {
            round: {
              guard: 'isWatched',
              target: 'seen',
              reenter: true,
              actions: ['countRound', 'askHealth'],
            },
          },
          on: {
            HIDDEN: 'hidden',
            REFRESH: { target: 'seen', reenter: true, actions: ['forgetRounds', 'askAll'] },
          },
        },
        hidden: {
          on: { SEEN: { target: 'seen', actions: ['forgetRounds', 'askHealth'] } },
        },
      },
    },
    acting: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            WANT: {
              target: 'asking',
              actions: { type: 'keepWanted', params: ({ event }) => ({ wanted: event.wanted }) },
            },
            DECIDE: {
              target: 'deciding',
              actions: { type: 'keepDeciding', params: ({ event }) => ({ deciding: event.deciding }) },
            },
          },
        },
        /** Why it is done. */
        asking: {
          on: {
            CANCEL: { target: 'idle', actions: 'forgetWanted' },
            ACT: {
              target: 'doing',
              actions: { type: 'keepSaid', params: ({ event }) => ({ said: event.said }) },
            },
          },
        },
        doing: {
          tags: 'busy',
          invoke: {
            src: 'operate',
            input: ({ context: { wanted, said } }) => {
              if (!wanted || !said) throw new Error('Nothing is to be done.');
              return operatingOf(wanted, said);
            },
            onDone: {
              target: 'idle',
              actions: [
                'forgetWanted',
                { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                'askAll',
              ],
            },
            onError: { target: 'asking', ...failed },
          },
        },
        deciding: {
          tags: 'busy',
          invoke: {
            src: 'decide',
            input: ({ context: { deciding } }) => {
              if (!deciding) throw new Error('Nothing is to be decided.');
              return deciding;
            },
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                'askAll',
              ],
            },
            onError: { target: 'idle', ...failed },
          },
        },
      },
    },
  },
});

/** The page of operators at work. */
export type OperationsActor = ActorRefFrom<typeof operationsMachine>;
