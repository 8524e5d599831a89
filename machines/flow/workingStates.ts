import { errorOf } from '../actors/errorOf.ts';
import { addressOf, getLookup } from './candidate.ts';
import { flowSetup } from './flowSetup.ts';
import { outcomeOf } from './outcomeOf.ts';

/** The states in which the service is asked; `last` leads a retry back to the one that failed. */
export const workingStates = flowSetup.createStateConfig({
  tags: 'busy',
  initial: 'saving',
  states: {
    creating: {
      invoke: {
        src: 'createClaim',
        input: ({ context: { flow, claim } }) => ({
          claimType: flow.claimType,
          flowType: flow.flowType,
          referer: claim.referer,
        }),
        onDone: {
          target: '#preparing',
          actions: [{ type: 'keepCreated', params: ({ event }) => event.output }, 'tellCreated'],
        },
        onError: {
          target: '#failed',
          actions: { type: 'keepFailure', params: errorOf },
        },
      },
    },
    lookingUp: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => ({
          ...addressOf(context),
          call: getLookup(context.candidate).call,
          claim: context.candidate?.claim ?? context.claim,
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
          {
            target: '#failed',
            actions: { type: 'keepFailure', params: errorOf },
          },
        ],
      },
    },
    saving: {
      on: {
        RETRY: { actions: 'saveNow' },
        ONLINE: { actions: 'saveNow' },
        CANCEL: { actions: 'stopSaving' },
      },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        // Whoever watches the flow hears that its save waits for the network.
        onSnapshot: {},
        input: ({ context }) => ({
          request: {
            ...addressOf(context),
            version: context.version,
            detail: { ...(context.candidate?.claim ?? context.claim) },
          },
          resetFlowOnError: context.configuration.resetFlowOnError,
        }),
        onDone: [
          {
            guard: { type: 'hasSaved', params: outcomeOf },
            target: '#saved',
            actions: [{ type: 'keepVersion', params: outcomeOf }, 'tellSaved'],
          },
          {
            guard: { type: 'mustReset', params: outcomeOf },
            target: 'resetting',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
          {
            guard: { type: 'wasCancelled', params: outcomeOf },
            target: '#idle',
            actions: 'dropCandidate',
          },
          {
            target: '#failed',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
        ],
        onError: {
          target: '#failed',
          actions: { type: 'keepFailure', params: errorOf },
        },
      },
    },
    resetting: {
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => addressOf(context),
        onDone: {
          target: '#idle',
          actions: [
            'tellReset',
            { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
            'openFurthest',
          ],
        },
        onError: {
          target: '#failed',
          actions: { type: 'keepFailure', params: errorOf },
        },
      },
    },
    finalizing: {
      on: { RETRY: { actions: 'checkNow' }, ONLINE: { actions: 'checkNow' } },
      invoke: {
        id: 'finalize',
        src: 'finalize',
        onSnapshot: {},
        input: ({ context }) => ({
          request: { ...addressOf(context), saveDocs: true },
          style: 'POLLABLE_URL' as const,
          longRunningAfter: context.configuration.longRunningRequestTimeout,
        }),
        onDone: [
          {
            guard: { type: 'hasSent', params: outcomeOf },
            target: '#sent',
            actions: [
              { type: 'keepResult', params: outcomeOf },
              'tellAnswered',
              'acceptCandidate',
              'tellFinalised',
              'turnPage',
            ],
          },
          {
            target: '#failed',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
        ],
        onError: {
          target: '#failed',
          actions: { type: 'keepFailure', params: errorOf },
        },
      },
    },
    discarding: {
      invoke: {
        src: 'discard',
        input: ({ context }) => ({ request: addressOf(context) }),
        onDone: [
          {
            guard: { type: 'hasDiscarded', params: outcomeOf },
            target: '#discarded',
            actions: {
              type: 'tellDiscarded',
              params: ({ event: { output } }) => ({ url: output.ok ? output.value.url : undefined }),
            },
          },
          {
            target: '#failed',
            actions: { type: 'keepOutcome', params: outcomeOf },
          },
        ],
        onError: {
          target: '#failed',
          actions: { type: 'keepFailure', params: errorOf },
        },
      },
    },
    last: { type: 'history' },
  },
});
