import { errorOf } from '../../actors/errorOf.ts';
import { getLookup } from '../change.ts';
import { failed } from './calls.ts';
import { claimRefOf, flowSetup } from './setup.ts';

const creating = flowSetup.createStateConfig({
  invoke: {
    src: 'createClaim',
    input: ({ context: { flow, claim } }) => ({ flow, claim }),
    onDone: {
      target: '#preparing',
      actions: [{ type: 'keepCreated', params: ({ event }) => event.output }, 'tellCreated'],
    },
    onError: failed,
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
      failed,
    ],
  },
});

/** What comes before a save: the report is created, and the lookups of the page are made. */
export const preparingStates = { creating, lookingUp };
