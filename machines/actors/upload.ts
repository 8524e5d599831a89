import { assign, setup } from 'xstate';
import type { ClaimDocument } from '../service/documents.ts';
import type { Failure } from '../service/failures.ts';
import type { ClaimAddress } from './claimAddress.ts';
import { errorOf } from './errorOf.ts';
import { type Outcome, succeeded, toFailure } from './outcome.ts';
import { port } from './port.ts';
import { mayRetry, retryDelay, type RetryPolicy, retryPolicy } from './retryPolicy.ts';
import { typesOf } from './typesOf.ts';

/** A file on its way, or one that lies with the claim already. */
export interface UploadInput {
  readonly id: string;
  readonly address: ClaimAddress;
  readonly name: string;
  readonly size: number;
  readonly file?: Blob;
  readonly documentType?: string | undefined;
  readonly document?: ClaimDocument;
  readonly retry?: Partial<RetryPolicy>;
}

export interface SendFile {
  readonly address: ClaimAddress;
  readonly name: string;
  readonly file: Blob | undefined;
  readonly documentType: string | undefined;
  /** Told the part sent so far, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/**
 * One file: waiting, uploading with progress, uploaded, failed, cancelled, removing. It starts when told
 * to, so that a list of them decides how many go at once. Ports: `send`, `remove`. Events: START, CANCEL,
 * RETRY, REMOVE, PROGRESSED (from the port). A removal that fails leaves the file uploaded, with the
 * failure. Output: the id of the file that is gone. Source: specification sections 7 and 9.
 */
export const uploadMachine = setup({
  types: typesOf<{
    input: UploadInput;
    context: Omit<UploadInput, 'retry' | 'document'> & {
      policy: RetryPolicy;
      retries: number;
      progress: number;
      document: ClaimDocument | undefined;
      failure?: Failure | undefined;
    };
    events:
      | { type: 'START' }
      | { type: 'PROGRESSED'; progress: number }
      | { type: 'CANCEL' }
      | { type: 'RETRY' }
      | { type: 'REMOVE' };
    output: Outcome<string>;
  }>(),
  actors: {
    send: port<ClaimDocument, SendFile>('send'),
    remove: port<void, { address: ClaimAddress; documentId: string }>('remove'),
  },
  delays: { backOff: ({ context }) => retryDelay(context.policy, context.retries) },
  guards: {
    isStored: ({ context }) => context.document !== undefined,
    mayRetry: ({ context }, { error }: { error: unknown }) =>
      mayRetry(context.policy, context.retries, toFailure(error).status),
    isGone: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
  },
  actions: {
    begin: assign({ retries: 0, progress: 0, failure: undefined }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1, progress: 0 }),
    keepProgress: assign((_, params: { progress: number }) => params),
    keepDocument: assign((_, params: { document: ClaimDocument }) => ({ ...params, progress: 1 })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { retry, document, ...input } }) => ({
    ...input,
    document,
    policy: retryPolicy(retry),
    retries: 0,
    progress: 0,
  }),
  output: ({ context }) => succeeded(context.id),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isStored', target: 'uploaded' },
      on: { START: 'uploading', CANCEL: 'cancelled' },
    },
    uploading: {
      entry: 'begin',
      on: { CANCEL: 'cancelled' },
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'send',
            input: ({ context: { address, name, file, documentType }, self }) => ({
              address,
              name,
              file,
              documentType,
              onProgress: (progress) => self.send({ type: 'PROGRESSED', progress }),
            }),
            onDone: {
              target: '#upload.uploaded',
              actions: { type: 'keepDocument', params: ({ event }) => ({ document: event.output }) },
            },
            onError: [
              { guard: { type: 'mayRetry', params: errorOf }, target: 'backingOff' },
              { target: '#upload.failed', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
          on: {
            PROGRESSED: {
              actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) },
            },
          },
        },
        backingOff: { entry: 'countRetry', after: { backOff: 'sending' } },
      },
    },
    uploaded: { on: { REMOVE: 'removing' } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => ({
          address: context.address,
          documentId: context.document?.documentId ?? '',
        }),
        onDone: 'removed',
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'removed' },
          { target: 'uploaded', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: { on: { RETRY: 'waiting', REMOVE: 'removed' } },
    cancelled: { on: { RETRY: 'waiting', REMOVE: 'removed' } },
    removed: { type: 'final' },
  },
});
