import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { ClaimDocument } from '../service/documents.ts';
import type { ClaimAddress } from './claimAddress.ts';
import type { RetryPolicy } from './retryPolicy.ts';
import { typesOf } from './typesOf.ts';
import { type UploadInput, uploadMachine } from './upload.ts';
import { uploadStatus } from './uploadStatus.ts';

type UploadRef = ActorRefFrom<typeof uploadMachine>;

/**
 * The files of a claim, a few at a time. Each is an actor of its own in `context.uploads`, which takes
 * CANCEL, RETRY and REMOVE itself; a removed one leaves the list. Input: where they go, how many at once,
 * the documents that lie there already, the retry policy of each. Actor: `upload` (the upload machine
 * with its ports). Event: ADD with files that passed the checks. Busy while anything waits or moves.
 * Source: section 9.
 */
export const uploadsMachine = setup({
  types: typesOf<{
    input: {
      address: ClaimAddress;
      parallel: number;
      documents?: readonly ClaimDocument[];
      retry?: Partial<RetryPolicy>;
    };
    context: {
      address: ClaimAddress;
      parallel: number;
      retry: Partial<RetryPolicy>;
      uploads: readonly UploadRef[];
    };
    events:
      | { type: 'ADD'; files: readonly Omit<UploadInput, 'address' | 'retry' | 'document'>[] }
      | { type: `xstate.snapshot.${string}` }
      | { type: `xstate.done.actor.${string}` };
    tags: 'busy';
  }>(),
  actors: { upload: uploadMachine },
  guards: {
    isBusy: ({ context }) => context.uploads.some(isMoving),
    isQuiet: ({ context }) => !context.uploads.some(isMoving),
  },
  actions: {
    add: assign(({ context, spawn }, { files }: { files: readonly Omit<UploadInput, 'address'>[] }) => ({
      uploads: [
        ...context.uploads,
        ...files.map((file) =>
          spawn('upload', {
            input: { ...file, address: context.address, retry: context.retry },
            syncSnapshot: true,
          }),
        ),
      ],
    })),
    startNext: enqueueActions(({ context: { uploads, parallel }, enqueue }) => {
      const free = parallel - uploads.filter((upload) => statusOf(upload) === 'uploading').length;
      const waiting = uploads.filter((upload) => statusOf(upload) === 'waiting');
      for (const upload of waiting.slice(0, Math.max(free, 0))) enqueue.sendTo(upload, { type: 'START' });
    }),
    dropRemoved: assign({
      uploads: ({ context }) => context.uploads.filter((upload) => statusOf(upload) !== 'removed'),
    }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input: { address, parallel, documents = [], retry = {} }, spawn }) => ({
    address,
    parallel,
    retry,
    uploads: documents.map((document) =>
      spawn('upload', {
        input: {
          id: document.documentId,
          address,
          name: document.name,
          size: document.size,
          documentType: document.documentType,
          document,
        },
        syncSnapshot: true,
      }),
    ),
  }),
  on: {
    ADD: { actions: [{ type: 'add', params: ({ event }) => ({ files: event.files }) }, 'startNext'] },
    'xstate.snapshot.*': { actions: 'startNext' },
    'xstate.done.actor.*': { actions: 'dropRemoved' },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isBusy', target: 'busy' } },
    busy: { tags: 'busy', always: { guard: 'isQuiet', target: 'idle' } },
  },
});

const statusOf = (upload: UploadRef) => uploadStatus(upload.getSnapshot());

const isMoving = (upload: UploadRef): boolean =>
  ['waiting', 'uploading', 'removing'].includes(statusOf(upload));
