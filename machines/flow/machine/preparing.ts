import { errorOf } from '../../actors/errorOf.ts';
import { getLookup } from '../change.ts';
import { rejected } from './calls.ts';
import { flowSetup } from './flowSetup.ts';
import { claimRefOf, type Created } from './setup.ts';

const createdOf = ({ event }: { readonly event: { readonly output: Created } }) => ({
  created: event.output,
});

const keep = [{ type: 'keepCreated' as const, params: createdOf }, 'tellCreated' as const] as const;

const creating = flowSetup.createStateConfig({
  invoke: {
    src: 'createClaim',
    input: ({ context: { flow, claim } }) => ({ flow, claim }),
    onDone: { target: '#preparing', actions: keep },
    onError: rejected,
  },
});

// Where a call without an answer had created the report already, the answers are saved on top of it.
const beginning = flowSetup.createStateConfig({
  on: { CANCEL: { target: '#open', actions: 'dropPending' } },
  invoke: {
    src: 'createClaim',
    input: ({ context: { flow, claim, pending } }) => ({ flow, claim, detail: pending?.claim ?? claim }),
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

const lookingUp = flowSetup.createStateConfig({
  on: { CANCEL: { target: '#open', actions: 'dropPending' } },
  invoke: {
    src: 'lookUp',
    input: ({ context }) => ({
      ...claimRefOf(context),
      call: getLookup(context.pending).call,
      claim: context.pending?.claim ?? context.claim,
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
 * What comes before a save: the report is created where a lookup or sending needs it, and the lookups of the page are made. A first
 * save creates the report by itself.
 */
export const preparingStates = { creating, beginning, lookingUp };
