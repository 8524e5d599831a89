import { not, or, setup, stateIn } from 'xstate';
import { discardMachine } from '../actors/discard.ts';
import { finalizeMachine } from '../actors/finalize.ts';
import { type Outcome, toFailure } from '../actors/outcome.ts';
import { saveDraftMachine } from '../actors/saveDraft.ts';
import type { SaveOutcome } from '../actors/saveOutcome.ts';
import { sessionMachine } from '../actors/session.ts';
import { typesOf } from '../actors/typesOf.ts';
import type { FinalizeAnswer } from '../service/claimRequest.ts';
import { nextConfirmation, nextLookup } from './candidate.ts';
import { getPage } from './defineFlow.ts';
import { readFacts } from './facts.ts';
import { flowPorts } from './flowPorts.ts';
import type { FlowContext, FlowEmitted, FlowEvent, FlowInput } from './flowTypes.ts';
import { answerOfFailure } from './lookups.ts';
import { mayEnter, mayOpen, previousPage } from './walk.ts';

/** States of the request region in which the page can neither be left nor changed. */
const occupied = [
  'warning',
  'confirming',
  'working',
  'discardAsked',
  'resetAsked',
  'sent',
  'discarded',
  'expired',
];

/** Types, actors and guards of every flow machine; the ports in `actors` reject until they are provided. */
export const guardedFlow = setup({
  types: typesOf<{
    context: FlowContext;
    events: FlowEvent;
    emitted: FlowEmitted;
    input: FlowInput;
    tags: 'busy';
  }>(),
  actors: {
    ...flowPorts,
    saveDraft: saveDraftMachine,
    finalize: finalizeMachine,
    discard: discardMachine,
    session: sessionMachine,
  },
  delays: { longRunning: ({ context }) => context.configuration.longRunningRequestTimeout },
  guards: {
    isReady: not('isOccupied'),
    isOccupied: or(occupied.map((request) => stateIn({ request }))),
    canEnter: ({ context }, { page }: { page: string }) =>
      mayEnter(getPage(context.flow, page), readFacts(context.claim)),
    isAskedFor: (_, params: { page: string; asked: string }) => params.page === params.asked,
    opensAt: ({ context }, { page }: { page: string }) => context.opening === page,
    mayOpen: ({ context }, { page }: { page: string }) => mayOpen(context.flow, context.claim, page),
    hasPrevious: ({ context }, { page }: { page: string }) =>
      previousPage(context.flow, context.claim, page) !== undefined,
    canUndo: ({ context }) => context.undo !== undefined && context.result === undefined,
    opensPage: ({ context }) => context.candidate?.opens !== undefined,
    somethingFalls: ({ context }) => context.candidate?.consequences !== undefined,
    hasClaim: ({ context }) => context.claimRequestUuid !== undefined,
    needsClaim: ({ context: { candidate, claimRequestUuid } }) =>
      claimRequestUuid === undefined &&
      candidate !== undefined &&
      (candidate.page.saves ||
        candidate.page.sends ||
        candidate.force ||
        nextLookup(candidate) !== undefined),
    hasLookup: ({ context }) => nextLookup(context.candidate) !== undefined,
    hasConfirmation: ({ context }) => nextConfirmation(context.candidate) !== undefined,
    mustSave: ({ context }) => context.candidate?.page.saves === true || context.candidate?.force === true,
    sends: ({ context }) => context.candidate?.page.sends === true,
    isSent: ({ context }) => context.result !== undefined,
    isReturning: ({ context }) => context.returning,
    isAnswer: ({ context }, { error }: { error: unknown }) => {
      const lookup = nextLookup(context.candidate);
      return lookup !== undefined && answerOfFailure(lookup.call, toFailure(error)) !== undefined;
    },
    hasSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome.ok,
    mustReset: (_, { outcome }: { outcome: SaveOutcome }) =>
      !outcome.ok && (outcome.reaction === 'RESET' || outcome.reaction === 'STALE'),
    wasCancelled: (_, { outcome }: { outcome: SaveOutcome }) =>
      !outcome.ok && outcome.reaction === 'CANCELLED',
    hasSent: (_, { outcome }: { outcome: Outcome<FinalizeAnswer> }) => outcome.ok,
    hasDiscarded: (_, { outcome }: { outcome: Outcome<{ url: string }> }) => outcome.ok,
  },
});
