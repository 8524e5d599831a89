import { assign, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { telling } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { gradeOf, type Measured } from './grades.ts';

/** What a measurement tells: how far it is, from 0 to 1, and the last value; then its end. */
export type SpeedNews =
  | { readonly type: 'SAMPLE'; readonly progress: number; readonly value?: number | undefined }
  | { readonly type: 'MEASURED'; readonly value: number; readonly loadedLatency?: number | undefined }
  | { readonly type: 'FAILED'; readonly failure: Failure };

interface SpeedContext {
  readonly measured: Partial<Measured>;
  /** Of the measurement under way, 0 to 1. */
  readonly progress: number;
  /** What it has measured up to now. */
  readonly sample?: number | undefined;
  readonly failure?: Failure | undefined;
}

/** Milliseconds after which a measurement that has not ended has failed. */
const patience = 10_000;

/** A measurement that nobody has provided yet. */
const measurement = (name: string): CallbackActorLogic<EventObject> =>
  telling(() => {
    throw new Error(`${name} must be provided`);
  });

/**
 * The test of the connection: how long an answer takes, how fast bytes come and go, and how long an answer takes meanwhile. Source:
 * specification sections 2 and 4.
 */
export const speedTestMachine = setup({
  types: typesOf<{
    context: SpeedContext;
    events: SpeedNews | { type: 'START' } | { type: 'CANCEL' } | { type: 'RETRY' };
    tags: 'measuring';
  }>(),
  actors: {
    measureLatency: measurement('measureLatency'),
    measureDownload: measurement('measureDownload'),
    measureUpload: measurement('measureUpload'),
  },
  delays: { patience },
  guards: {
    is: ({ context }, { grade }: { grade: string }) => gradeOf(wholeOf(context.measured)) === grade,
  },
  actions: {
    begin: assign({ measured: {}, progress: 0, sample: undefined, failure: undefined }),
    keepSample: assign((_, { progress, value }: { progress: number; value: number | undefined }) => ({
      progress,
      sample: value,
    })),
    keep: assign(({ context: { measured } }, { as, value, loadedLatency = 0 }: Kept) => ({
      measured: {
        ...measured,
        [as]: value,
        loadedLatency: Math.max(measured.loadedLatency ?? 0, loadedLatency),
      },
      progress: 0,
      sample: undefined,
    })),
    keepFailure: assign((_, params: { failure: Failure }) => params),
  },
}).createMachine({
  id: 'speedTest',
  context: { measured: {}, progress: 0 },
  initial: 'idle',
  states: {
    idle: { on: { START: 'measuring' } },
    measuring: {
      tags: 'measuring',
      entry: 'begin',
      initial: 'latency',
      on: {
        CANCEL: 'cancelled',
        FAILED: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.failure }) },
        },
        SAMPLE: {
          actions: {
            type: 'keepSample',
            params: ({ event }) => ({ progress: event.progress, value: event.value }),
          },
        },
      },
      states: {
        latency: {
          invoke: { src: 'measureLatency' },
          after: { patience: '#speedTest.failed' },
          on: {
            MEASURED: {
              target: 'download',
              actions: { type: 'keep', params: ({ event }) => ({ as: 'latency', value: event.value }) },
            },
          },
        },
        download: {
          invoke: { src: 'measureDownload' },
          after: { patience: '#speedTest.failed' },
          on: {
            MEASURED: {
              target: 'upload',
              actions: { type: 'keep', params: ({ event }) => ({ ...event, as: 'download' }) },
            },
          },
        },
        upload: {
          invoke: { src: 'measureUpload' },
          after: { patience: '#speedTest.failed' },
          on: {
            MEASURED: {
              target: '#speedTest.graded',
              actions: { type: 'keep', params: ({ event }) => ({ ...event, as: 'upload' }) },
            },
          },
        },
      },
    },
    graded: {
      on: { RETRY: 'measuring' },
      initial: 'weighing',
      states: {
        weighing: {
          always: [
            { guard: { type: 'is', params: { grade: 'EXCELLENT' } }, target: 'excellent' },
            { guard: { type: 'is', params: { grade: 'SUFFICIENT' } }, target: 'sufficient' },
            { target: 'insufficient' },
          ],
        },
        excellent: {},
        sufficient: {},
        insufficient: {},
      },
    },
    cancelled: { on: { RETRY: 'measuring' } },
    failed: { on: { RETRY: 'measuring' } },
  },
});

interface Kept {
  readonly as: 'latency' | 'download' | 'upload';
  readonly value: number;
  readonly loadedLatency?: number | undefined;
}

/** What was measured; whatever was not is as bad as can be. */
const wholeOf = ({
  latency = Infinity,
  loadedLatency = 0,
  download = 0,
  upload = 0,
}: Partial<Measured>): Measured => ({ latency, loadedLatency, download, upload });
