import { assign, setup } from 'xstate';
import type { Failure } from '#machines/calls/failures.ts';
import { toFailure, errorOf, isOneOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** Opens a sent report by the key of a link: at once in its own browser, elsewhere once a code has shown that its contact is theirs. */
export const statusLinkMachine = setup({
  types: typesOf<{
    input: { key: string };
    context: { key: string; failure?: Failure | undefined };
    events:
      | { type: 'RETRY' }
      /** The network is back. */
      | { type: 'ONLINE' };
  }>(),
  actors: { open: port<void, { key: string }>('open') },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    hasNoKey: ({ context }) => context.key === '',
    isUnproven: (_, { error }: { error: unknown }) => isOneOf(['245000013'], error),
    isOfOther: (_, { error }: { error: unknown }) => isOneOf(['245000014'], error),
    isClosed: (_, { error }: { error: unknown }) => isOneOf(['245000012', '245000015'], error),
    isGone: (_, { error }: { error: unknown }) => isOneOf(['ACTIVE_REPORT_NOT_FOUND', '245000030'], error),
  },
}).createMachine({
  id: 'statusLink',
  context: ({ input }) => input,
  initial: 'coming',
  states: {
    coming: { always: [{ guard: 'hasNoKey', target: 'gone' }, { target: 'opening' }] },
    opening: {
      invoke: {
        src: 'open',
        input: ({ context: { key } }) => ({ key }),
        onDone: 'opened',
        onError: [
          { guard: { type: 'isUnproven', params: errorOf }, target: 'unproven' },
          { guard: { type: 'isGone', params: errorOf }, target: 'gone' },
          {
            guard: { type: 'isOfOther', params: errorOf },
            target: 'ofOther',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'isClosed', params: errorOf },
            target: 'closed',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'away', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    /** A code is to show that the contact of the report is theirs. */
    unproven: { type: 'final' },
    /** The contact they have shown is not that of the report. */
    ofOther: {},
    closed: {},
    gone: {},
    away: { on: { RETRY: 'opening', ONLINE: 'opening' } },
    opened: { type: 'final' },
  },
});
