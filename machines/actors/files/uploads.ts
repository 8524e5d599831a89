import { type ActorRefFrom, assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { RetryPolicy } from '#machines/calls/retry.ts';
import { type FilesChecked, fileChecksMachine } from './fileChecks.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { mayHelpAgain, type UploadInput, uploadMachine, type UploadStatus } from './upload.ts';

type UploadRef = ActorRefFrom<typeof uploadMachine>;
/** A picked file, with its refusal where it did not pass the checks. */
type NewFile = Omit<UploadInput, 'claimRef' | 'retry' | 'document'>;

/** How many files have arrived, checked or not, how many are being uploaded, and how many failed. */
export interface FilesState {
  readonly arrived: number;
  readonly moving: number;
  readonly failed: number;
}
export const noFiles: FilesState = { arrived: 0, moving: 0, failed: 0 };

/**
 * The files of a claim, a few at a time. Each is an actor of its own, which takes CANCEL, RETRY and REMOVE itself; a removed one
 * leaves the list, one that was refused stays until it is. RETRY sends everything that failed once more, LEAVE cancels the uploads
 * still running, LOOK asks at once what became of the files that wait for the virus scanner of the service. It emits how they stand
 * whenever that changes. Source: specification section 9.
 */
export const uploadsMachine = setup({
  types: typesOf<{
    input: {
      claimRef: ClaimRef;
      parallel: number;
      /** Those that are with the claim already. */
      documents?: readonly ClaimDocument[];
      retry?: Partial<RetryPolicy>;
    };
    context: {
      claimRef: ClaimRef;
      parallel: number;
      retry: Partial<RetryPolicy>;
      uploads: readonly UploadRef[];
      /** The state of the files, as it was emitted last. */
      files: FilesState;
    };
    emitted: { type: 'files.changed'; files: FilesState };
    events:
      | { type: 'ADD'; files: readonly NewFile[] }
      | { type: 'RETRY' }
      | { type: 'LEAVE' }
      | { type: 'LOOK' }
      | FilesChecked
      | { type: `xstate.snapshot.${string}` }
      | { type: `xstate.done.actor.${string}` };
    tags: 'busy';
  }>(),
  actors: { upload: uploadMachine, checks: fileChecksMachine },
  guards: {
    isBusy: ({ context }) => context.uploads.some(isMoving),
    isQuiet: ({ context }) => !context.uploads.some(isMoving),
    haveChanged: ({ context }) => !isSameState(context.files, filesState(context)),
  },
  actions: {
    add: assign(
      ({ context: { claimRef, retry, uploads }, spawn }, { files }: { files: readonly NewFile[] }) => ({
        uploads: [
          ...uploads,
          ...files.map((file) =>
            spawn('upload', { input: { ...file, claimRef, retry }, syncSnapshot: true }),
          ),
        ],
      }),
    ),
    tryFailed: enqueueActions(({ context: { uploads }, enqueue }) => {
      for (const upload of uploads) if (hasBrokenOff(upload)) enqueue.sendTo(upload, { type: 'RETRY' });
    }),
    callOff: enqueueActions(({ context: { uploads }, enqueue }) => {
      for (const upload of uploads) enqueue.sendTo(upload, { type: 'CANCEL' });
    }),
    startNext: enqueueActions(({ context: { uploads, parallel }, enqueue }) => {
      const free = parallel - uploads.filter((upload) => statusOf(upload) === 'uploading').length;
      const waiting = uploads.filter((upload) => statusOf(upload) === 'waiting');
      for (const upload of waiting.slice(0, Math.max(free, 0))) enqueue.sendTo(upload, { type: 'START' });
    }),
    tellChecks: sendTo('checks', ({ context: { uploads } }) => ({
      type: 'WAITING',
      files: uploads.filter((upload) => statusOf(upload) === 'checking').length,
    })),
    askChecks: sendTo('checks', { type: 'ASK' }),
    passOn: enqueueActions(({ context: { uploads }, enqueue }, checked: FilesChecked) => {
      for (const upload of uploads) enqueue.sendTo(upload, checked);
    }),
    noteFiles: assign({ files: ({ context }) => filesState(context) }),
    tellFiles: emit(({ context }) => ({ type: 'files.changed', files: context.files })),
    dropRemoved: assign({
      uploads: ({ context }) => context.uploads.filter((upload) => statusOf(upload) !== 'removed'),
    }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input: { claimRef, parallel, documents = [], retry = {} }, spawn }) => ({
    claimRef,
    parallel,
    retry,
    files: noFiles,
    uploads: documents.map((document) => {
      const { documentId: id, name, size, documentType } = document;
      return spawn('upload', {
        input: { id, claimRef, name, size, documentType, document },
        syncSnapshot: true,
      });
    }),
  }),
  always: { guard: 'haveChanged', actions: ['noteFiles', 'tellFiles'] },
  on: {
    ADD: {
      actions: [{ type: 'add', params: ({ event }) => ({ files: event.files }) }, 'startNext'],
    },
    RETRY: { actions: ['tryFailed', 'askChecks'] },
    LOOK: { actions: 'askChecks' },
    CHECKED: { actions: { type: 'passOn', params: ({ event }) => event } },
    LEAVE: { actions: 'callOff' },
    'xstate.snapshot.*': { actions: ['startNext', 'tellChecks'] },
    'xstate.done.actor.*': { actions: ['dropRemoved', 'tellChecks'] },
  },
  invoke: { src: 'checks', id: 'checks', input: ({ context: { claimRef } }) => ({ claimRef }) },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isBusy', target: 'busy' } },
    busy: { tags: 'busy', always: { guard: 'isQuiet', target: 'idle' } },
  },
});

const statusOf = (upload: UploadRef): UploadStatus => upload.getSnapshot().value;

const isMoving = (upload: UploadRef): boolean =>
  ['converting', 'waiting', 'uploading', 'removing'].includes(statusOf(upload));

const hasFailed = (upload: UploadRef): boolean => statusOf(upload) === 'failed';

const hasBrokenOff = (upload: UploadRef): boolean => {
  const { failure } = upload.getSnapshot().context;
  return hasFailed(upload) && failure !== undefined && mayHelpAgain(failure);
};

/** How the files of a claim stand. What the reporter called off does not count. */
const filesState = ({ uploads }: { readonly uploads: readonly UploadRef[] }): FilesState => ({
  arrived: uploads.filter((upload) => ['uploaded', 'checking'].includes(statusOf(upload))).length,
  moving: uploads.filter(isMoving).length,
  failed: uploads.filter(hasFailed).length,
});

/** True where nothing changed. */
const isSameState = (one: FilesState, other: FilesState): boolean =>
  one.arrived === other.arrived && one.moving === other.moving && one.failed === other.failed;
