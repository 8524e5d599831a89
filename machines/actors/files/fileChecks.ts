import { assign, sendParent, setup } from 'xstate';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure, isFailureCode } from '#machines/calls/failures.ts';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** What the service says of the files of the claim. */
export interface FilesChecked {
  readonly type: 'CHECKED';
  readonly documents: readonly ClaimDocument[];
}

const first = 5000;
/** Asking keeps the session open, so it comes to an end: after five minutes it waits until somebody looks again. */
const mostAsked = 6;

/**
 * Asks the service what became of the files that wait for its virus scanner, less and less often, and tells its parent. `WAITING`
 * says how many there are; more of them, and `ASK`, begin anew.
 */
export const fileChecksMachine = setup({
  types: typesOf<{
    input: { claimRef: ClaimRef };
    context: { claimRef: ClaimRef; waiting: number; asked: number };
    events: { type: 'WAITING'; files: number } | { type: 'ASK' };
  }>(),
  actors: { list: port<readonly ClaimDocument[], ClaimRef>('list') },
  delays: { patience: ({ context }) => first * 2 ** context.asked },
  guards: {
    isOver: (_, { files }: { files: number }) => files === 0,
    areMore: ({ context }, { files }: { files: number }) => files > context.waiting,
    hasAskedEnough: ({ context }) => context.asked >= mostAsked,
  },
  actions: {
    keepWaiting: assign((_, { files }: { files: number }) => ({ waiting: files })),
    beginAnew: assign({ asked: 0 }),
    count: assign({ asked: ({ context }) => context.asked + 1 }),
    tell: sendParent((_, { documents }: Pick<FilesChecked, 'documents'>): FilesChecked => ({
      type: 'CHECKED',
      documents,
    })),
  },
}).createMachine({
  id: 'fileChecks',
  context: ({ input }) => ({ ...input, waiting: 0, asked: 0 }),
  on: {
    WAITING: [
      {
        guard: { type: 'isOver', params: ({ event }) => event },
        target: '.quiet',
        actions: { type: 'keepWaiting', params: ({ event }) => event },
      },
      {
        guard: { type: 'areMore', params: ({ event }) => event },
        target: '.waiting',
        actions: ['beginAnew', { type: 'keepWaiting', params: ({ event }) => event }],
      },
      { actions: { type: 'keepWaiting', params: ({ event }) => event } },
    ],
  },
  initial: 'quiet',
  states: {
    /** No file waits. */
    quiet: {},
    waiting: {
      always: { guard: 'hasAskedEnough', target: 'resting' },
      on: { ASK: { target: 'asking', actions: 'beginAnew' } },
      after: { patience: 'asking' },
    },
    asking: {
      entry: 'count',
      invoke: {
        src: 'list',
        input: ({ context }) => context.claimRef,
        onDone: {
          target: 'waiting',
          actions: { type: 'tell', params: ({ event }) => ({ documents: event.output }) },
        },
        onError: 'waiting',
      },
    },
    resting: { on: { ASK: { target: 'asking', actions: 'beginAnew' } } },
  },
});

/** What the service says of one of its documents, undefined where it says nothing. */
export const foundOf = (
  { document }: { readonly document: ClaimDocument | undefined },
  { documents }: Pick<FilesChecked, 'documents'>,
): ClaimDocument | undefined => documents.find(({ documentId }) => documentId === document?.documentId);

/** Why a document that had arrived is not with the claim any more, undefined of every other. */
export const refusalOf = ({ state, refusal = '' }: ClaimDocument): Failure | undefined =>
  state === 'REFUSED' ? new Failure(isFailureCode(refusal) ? refusal : '245000028') : undefined;
