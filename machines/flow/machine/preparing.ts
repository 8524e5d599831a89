import { errorOf } from '#machines/calls/outcome.ts';
import { getLookup } from '#machines/flow/pending.ts';
import type { Names } from '#machines/flow/page.ts';
import { refOf, rejected, type Created, type FlowSetup } from './setup.ts';

export const preparingStatesOf = <N extends Names>(made: FlowSetup<N>) => {
  const createdOf = ({ event }: { readonly event: { readonly output: Created<N> } }) => ({
    created: event.output,
  });

  const keep = [{ type: 'keepCreated' as const, params: createdOf }, 'tellCreated' as const] as const;

  const creating = made.createStateConfig({
    invoke: {
      src: 'createRecord',
      input: ({ context: { flow, record } }) => ({ flow, record }),
      onDone: { target: '#preparing', actions: keep },
      onError: rejected,
    },
  });

  // Where a call without an answer had created the record already, the answers are saved on top of it.
  const beginning = made.createStateConfig({
    on: { CANCEL: { target: '#open', actions: 'dropPending' } },
    invoke: {
      src: 'createRecord',
      input: ({ context: { flow, record, pending } }) => ({
        flow,
        record,
        detail: pending?.claim ?? record,
      }),
      onDone: [
        {
          guard: { type: 'isSavedToo', params: createdOf },
          target: '#saved',
          actions: [...keep, 'noteSaved', 'tellSaved'],
        },
        { target: '#ready', actions: keep },
      ],
      onError: rejected,
    },
  });

  const lookingUp = made.createStateConfig({
    on: { CANCEL: { target: '#open', actions: 'dropPending' } },
    invoke: {
      src: 'lookUp',
      input: ({ context }) => ({
        ref: refOf(context),
        call: getLookup(context.pending).call,
        record: context.pending?.claim ?? context.record,
      }),
      onDone: {
        target: '#preparing',
        actions: { type: 'foldLookup', params: ({ event }) => ({ answer: event.output }) },
      },
      onError: [
        {
          guard: { type: 'isAnswer', params: errorOf },
          target: '#preparing',
          actions: { type: 'foldFailedLookup', params: errorOf },
        },
        ...rejected,
      ],
    },
  });

  /**
   * What comes before a save: the record is created where a lookup or sending needs it, and the lookups of the page are made. A first
   * save creates the record by itself.
   */
  const preparingStates = { creating, beginning, lookingUp };

  return { preparingStates };
};
