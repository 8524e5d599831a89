import { assign, setup } from 'xstate';
import { viewedKind } from '#machines/actors/files/viewedKind.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { errorOf, toFailure } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import { limits } from '#machines/claim/limits.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type { ReportSearch } from '#machines/service/sales/reportCalls.ts';

/** A file of a report that somebody looks at, and why. */
export interface DocumentAsked {
  readonly report: string;
  readonly reason: ReportSearch['reason'];
  readonly file: ClaimDocument;
}

/** Why a file is only kept: its kind is none that a browser shows, or it is larger than one opens at ease. */
export type Unshown = 'KIND' | 'SIZE';

/** Why a file is not shown in the panel; undefined for one that is. */
export const unshownOf = ({ type, size }: Pick<ClaimDocument, 'type' | 'size'>): Unshown | undefined => {
  if (viewedKind(type) === undefined) return 'KIND';
  return size > limits.fileBytes ? 'SIZE' : undefined;
};

/**
 * A file of a report in the panel of the shell: it loads, is shown, is there to be kept only, or did not come and is tried again. Source:
 * specification section 2, PDF viewer.
 */
export const documentMachine = setup({
  types: typesOf<{
    input: DocumentAsked;
    context: {
      readonly asked: DocumentAsked;
      readonly content: Blob | undefined;
      readonly failure: Failure | undefined;
    };
    events: { type: 'RETRY' };
  }>(),
  actors: { readDocument: port<Blob, DocumentAsked>('readDocument') },
  guards: { isShowable: ({ context }) => unshownOf(context.asked.file) === undefined },
  actions: {
    keepContent: assign((_, params: { content: Blob }) => params),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'document',
  context: ({ input }) => ({ asked: input, content: undefined, failure: undefined }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'readDocument',
        input: ({ context }) => context.asked,
        onDone: {
          target: 'here',
          actions: { type: 'keepContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    here: { always: [{ guard: 'isShowable', target: 'shown' }, { target: 'kept' }] },
    shown: {},
    kept: {},
    failed: { on: { RETRY: { target: 'loading', actions: 'forgetFailure' } } },
  },
});
