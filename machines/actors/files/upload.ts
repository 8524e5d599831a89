import { assign, setup, type StateValueFrom } from 'xstate';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { Failure } from '#machines/calls/failures.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { type FilesChecked, foundOf, refusalOf } from './fileChecks.ts';
import type { PhotoAdvice, PhotoWishes } from './photo.ts';
import { type Outcome, outcomeOf, succeeded, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { createRetryMachine, type RetryPolicy } from '#machines/calls/retry.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** A file being uploaded, or one that is with the claim already. */
export interface UploadInput {
  readonly id: string;
  readonly claimRef: ClaimRef;
  readonly name: string;
  readonly size: number;
  readonly file?: Blob | undefined;
  /** An address of the picture in this document, where the file is one. */
  readonly previewUrl?: string | undefined;
  readonly documentType?: string | undefined;
  readonly document?: ClaimDocument;
  /** It is a picture that is prepared before it is sent: made a JPEG, smaller, without the place it was taken at. */
  readonly isConverted?: boolean | undefined;
  readonly wishes?: PhotoWishes | undefined;
  /** How large the photo was, in bytes, where it was made smaller. */
  readonly shrunkFrom?: number | undefined;
  readonly advice?: PhotoAdvice | undefined;
  /** It may have arrived before, with its answer lost. */
  readonly isRepeated?: boolean | undefined;
  /** Why it must not be sent at all. */
  readonly refusal?: Failure | undefined;
  readonly retry?: Partial<RetryPolicy>;
}

export interface SendFile {
  readonly claimRef: ClaimRef;
  readonly name: string;
  readonly file: Blob | undefined;
  readonly documentType: string | undefined;
  /** It may have arrived before, with its answer lost. */
  readonly isRepeated: boolean;
}

/** A picture to be prepared. */
export interface ConvertFile {
  readonly name: string;
  readonly file: Blob;
  readonly documentType?: string | undefined;
  readonly wishes?: PhotoWishes | undefined;
}

export interface ConvertedFile extends Required<Pick<UploadInput, 'name' | 'size' | 'previewUrl'>> {
  readonly file: Blob;
  readonly shrunkFrom?: number;
  readonly advice?: PhotoAdvice;
}

export interface RemoveFile {
  readonly claimRef: ClaimRef;
  readonly documentId: string;
}

/** A file being uploaded, which reports how much of it has been sent. */
export const sendFileMachine = createRetryMachine<SendFile, ClaimDocument>('send');

/**
 * One file, prepared first where it is a picture. It starts when told to, so that a list of files decides how many are sent at once, and ends with its id when it is
 * removed; a removal that fails leaves it uploaded, with the failure. One that is refused has failed from the beginning and is
 * never sent. One that has arrived while the virus scanner is away is being checked until the service says what became of it.
 * Source: specification sections 7 and 9.
 */
export const uploadMachine = setup({
  types: typesOf<{
    input: UploadInput;
    context: Omit<UploadInput, 'document' | 'refusal'> & {
      /** The part sent so far, 0 to 1. */
      progress: number;
      document: ClaimDocument | undefined;
      failure?: Failure | undefined;
    };
    events:
      | { type: 'START' }
      | { type: 'CANCEL' }
      | { type: 'RETRY' }
      | { type: 'REMOVE' }
      /** The service has looked at the files of the claim. */
      | FilesChecked;
    output: Outcome<string>;
  }>(),
  actors: {
    convert: port<ConvertedFile, ConvertFile>('convert'),
    send: sendFileMachine,
    remove: port<void, RemoveFile>('remove'),
  },
  guards: {
    isStored: ({ context }) => context.document !== undefined,
    isUnchecked: ({ context }) => context.document?.state === 'CHECKING',
    mustBeChecked: (_, { outcome }: { outcome: Outcome<ClaimDocument> }) =>
      outcome.ok && outcome.value.state === 'CHECKING',
    wasFoundBad: ({ context }) => context.document?.state === 'REFUSED',
    isFoundBad: ({ context }, params: Pick<FilesChecked, 'documents'>) =>
      foundOf(context, params)?.state === 'REFUSED',
    isFoundGood: ({ context }, params: Pick<FilesChecked, 'documents'>) => {
      const document = foundOf(context, params);
      return document !== undefined && document.state === undefined;
    },
    isRefused: ({ context }) => context.failure !== undefined,
    mustConvert: ({ context }) => context.isConverted === true && context.file !== undefined,
    mayBeSent: ({ context }) => context.file !== undefined,
    hasSent: (_, { outcome }: { outcome: Outcome<ClaimDocument> }) => outcome.ok,
    isGone: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
  },
  actions: {
    begin: assign({ progress: 0, failure: undefined }),
    tryAgain: assign({ failure: undefined, isRepeated: true, document: undefined }),
    keepChecked: assign(({ context }, params: Pick<FilesChecked, 'documents'>) => {
      const document = foundOf(context, params);
      return { document, failure: document && refusalOf(document) };
    }),
    keepConverted: assign((_, { file }: { file: ConvertedFile }) => ({ ...file, isConverted: false })),
    keepProgress: assign((_, params: { progress: number }) => params),
    keepOutcome: assign((_, { outcome }: { outcome: Outcome<ClaimDocument> }) =>
      outcome.ok ? { document: outcome.value, progress: 1 } : { failure: outcome.failure },
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { document, refusal, ...input } }) => ({
    ...input,
    document,
    failure: refusal ?? (document && refusalOf(document)),
    progress: 0,
  }),
  output: ({ context }) => succeeded(context.id),
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'isRefused', target: 'failed' },
        { guard: 'isUnchecked', target: 'checking' },
        { guard: 'isStored', target: 'uploaded' },
        { guard: 'mustConvert', target: 'converting' },
      ],
      on: { START: 'uploading', CANCEL: 'cancelled' },
    },
    converting: {
      on: { CANCEL: 'cancelled' },
      invoke: {
        src: 'convert',
        input: ({ context: { name, file = new Blob(), documentType, wishes } }) => ({
          name,
          file,
          documentType,
          wishes,
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'keepConverted', params: ({ event }) => ({ file: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    uploading: {
      entry: 'begin',
      on: { CANCEL: 'cancelled' },
      invoke: {
        src: 'send',
        input: ({ context: { claimRef, name, file, documentType, isRepeated = false, retry } }) => ({
          request: { claimRef, name, file, documentType, isRepeated },
          retry,
        }),
        onSnapshot: {
          actions: {
            type: 'keepProgress',
            params: ({ event }) => ({ progress: event.snapshot.context.progress }),
          },
        },
        onDone: [
          {
            guard: { type: 'mustBeChecked', params: outcomeOf },
            target: 'checking',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
          {
            guard: { type: 'hasSent', params: outcomeOf },
            target: 'uploaded',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
          { target: 'failed', actions: { type: 'keepOutcome', params: outcomeOf } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    checking: {
      on: {
        REMOVE: 'removing',
        CHECKED: [
          {
            guard: { type: 'isFoundBad', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'keepChecked', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFoundGood', params: ({ event }) => event },
            target: 'uploaded',
            actions: { type: 'keepChecked', params: ({ event }) => event },
          },
        ],
      },
    },
    uploaded: { on: { REMOVE: 'removing' } },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context: { claimRef, document } }) => ({
          claimRef,
          documentId: document?.documentId ?? '',
        }),
        onDone: 'removed',
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'removed' },
          {
            guard: 'isUnchecked',
            target: 'checking',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { guard: 'wasFoundBad', target: 'failed' },
          { target: 'uploaded', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    failed: {
      on: {
        RETRY: { guard: 'mayBeSent', target: 'waiting', actions: 'tryAgain' },
        REMOVE: [{ guard: 'isStored', target: 'removing' }, { target: 'removed' }],
      },
    },
    cancelled: { on: { RETRY: { target: 'waiting', actions: 'tryAgain' }, REMOVE: 'removed' } },
    removed: { type: 'final' },
  },
});

/** A file that is refused for what it is, by us or by a proxy, stays refused; a broken connection may work again. */
export const mayHelpAgain = ({ action, status }: Failure): boolean =>
  action !== 'CLOSE' && ![413, 415].includes(status);

export type UploadStatus = StateValueFrom<typeof uploadMachine>;
