import { assign, emit, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import { discardMachine } from '../actors/discard.ts';
import { finalizeMachine } from '../actors/finalize.ts';
import { type Outcome, toFailure } from '../actors/outcome.ts';
import { saveDraftMachine } from '../actors/saveDraft.ts';
import type { SaveOutcome } from '../actors/saveOutcome.ts';
import { sessionMachine } from '../actors/session.ts';
import { typesOf } from '../actors/typesOf.ts';
import type { FinalizeAnswer } from '../service/claimRequest.ts';
import type { ClaimDetail } from '../claim/claim.ts';
import {
  afterConfirmation,
  afterCorrection,
  afterLookup,
  afterLookups,
  candidateOf,
  editOf,
  nextConfirmation,
  nextLookup,
  undoOf,
  weighed,
} from './candidate.ts';
import { getPage } from './defineFlow.ts';
import { readFacts } from './facts.ts';
import { firstContext } from './firstContext.ts';
import { flowPorts } from './flowPorts.ts';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput } from './flowTypes.ts';
import { answerOfFailure, type Found, type LookupAnswer } from './lookups.ts';
import { furthest, mayEnter, mayOpen, openingPage, previousPage } from './walk.ts';
import type { Answers } from './withAnswers.ts';

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

/** Types, actors, guards and actions of every flow machine; the ports in `actors` reject until they are provided. */
export const flowSetup = setup({
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
  actions: {
    keepCandidate: assign(({ context }, params: { page: string; answers: Answers; force: boolean }) => ({
      candidate: candidateOf(context, params.page, params.answers, { force: params.force }),
      failure: undefined,
      refused: undefined,
    })),
    keepEdit: assign(({ context }, params: Parameters<typeof editOf>[1]) => ({
      candidate: editOf(context, params),
      failure: undefined,
      refused: undefined,
    })),
    keepUndo: assign(({ context }) => ({
      candidate: undoOf(context),
      failure: undefined,
      refused: undefined,
    })),
    weighCandidate: assign(({ context }) => ({ candidate: weighed(context) })),
    dropCandidate: assign({ candidate: undefined, failure: undefined, refused: undefined }),
    foldLookup: assign(({ context: { candidate } }, params: { answer: LookupAnswer }) => {
      const made = nextLookup(candidate);
      return candidate && made ? { candidate: afterLookup(candidate, made, params.answer) } : {};
    }),
    foldFound: assign(({ context: { candidate } }, { found }: { found: Found }) =>
      candidate ? { candidate: afterLookups(candidate, found) } : {},
    ),
    foldFailedLookup: assign(({ context: { candidate } }, { error }: { error: unknown }) => {
      const made = nextLookup(candidate);
      const answer = made && answerOfFailure(made.call, toFailure(error));
      return candidate && made && answer ? { candidate: afterLookup(candidate, made, answer) } : {};
    }),
    foldConfirmation: assign(
      (
        { context },
        { instead, answers }: { instead: ClaimDetail | undefined; answers: ClaimDetail | undefined },
      ) => {
        const { candidate } = context;
        const answered = nextConfirmation(candidate);
        if (!candidate || !answered) return {};
        if (instead)
          return {
            candidate: weighed({ ...context, candidate: afterCorrection(candidate, instead, context.claim) }),
          };
        return { candidate: afterConfirmation(candidate, answered, answers) };
      },
    ),
    keepCreated: assign((_, params: Pick<Draft, 'claimRequestUuid' | 'version'>) => params),
    keepVersion: assign((_, { outcome }: { outcome: SaveOutcome }) => (outcome.ok ? outcome.value : {})),
    keepDraft: assign(({ context }, { draft }: { draft: Draft }) => ({
      claim: { ...context.known, ...draft.detail },
      undo: undefined,
      version: draft.version,
      result: draft.result,
      candidate: undefined,
      failure: undefined,
      returning: false,
    })),
    keepResult: assign((_, { outcome }: { outcome: Outcome<FinalizeAnswer> }) =>
      outcome.ok ? { result: outcome.value } : {},
    ),
    keepOutcome: assign((_, { outcome }: { outcome: Outcome<unknown> }) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
    acceptCandidate: assign(({ context: { candidate, claim, returning } }) => ({
      claim: candidate?.claim ?? claim,
      returning: candidate?.returning ?? returning,
      undo: candidate?.consequences && {
        claim,
        page: candidate.page.code,
        consequences: candidate.consequences,
        returning,
      },
      candidate: undefined,
      failure: undefined,
    })),
    forgetClaim: assign({
      claimRequestUuid: undefined,
      version: 0,
      candidate: undefined,
      failure: undefined,
    }),
    emptyClaim: assign(({ context }) => ({
      ...firstContext(context.flow, { configuration: context.configuration, claim: context.known }),
      claimRequestUuid: context.claimRequestUuid,
      version: context.version,
      undo: undefined,
      candidate: undefined,
      failure: undefined,
    })),
    leavePage: raise({ type: 'page.leave' }),
    turnPage: raise({ type: 'page.advance' }),
    openFurthest: raise(({ context }) => ({
      type: 'page.open' as const,
      page: furthest(context.flow, context.claim).code,
    })),
    openAsked: raise(({ context: { flow, candidate, claim, result } }) => ({
      type: 'page.open' as const,
      page: openingPage(flow, candidate?.claim ?? claim, { result, asked: candidate?.opens }),
    })),
    openPrevious: raise(({ context }, { page }: { page: string }) => ({
      type: 'page.open' as const,
      page: previousPage(context.flow, context.claim, page)?.code ?? page,
    })),
    openPage: raise((_, { page }: { page: string }) => ({ type: 'page.open' as const, page })),
    noteReturning: assign((_, params: { returning: boolean }) => params),
    // Who answers what a change brought along comes back, too.
    noteArrived: assign(({ context: { flow, claim } }) => ({ returning: !furthest(flow, claim).sends })),
    noteLong: assign({ isLong: true }),
    forgetLong: assign({ isLong: false }),
    refusePage: assign((_, { page }: { page: string }) => ({ refused: page })),
    stopSaving: sendTo('saveDraft', { type: 'CANCEL' }),
    saveNow: sendTo('saveDraft', { type: 'RETRY' }),
    checkNow: sendTo('finalize', { type: 'RETRY' }),
    moveDeadline: sendTo('session', { type: 'REQUEST_COMPLETED' }),
    extendSession: sendTo('session', { type: 'EXTEND' }),
    checkSession: sendTo('session', { type: 'CHECK' }),
    loseSession: sendTo('session', { type: 'LOST' }),
    tellExpired: raise({ type: 'session.expired' }),
    tellRefused: emit((_, { page }: { page: string }) => ({ type: 'page.refused' as const, page })),
    tellCreated: emit(({ context }) => ({
      type: 'claim.created' as const,
      claimRequestUuid: context.claimRequestUuid ?? '',
    })),
    tellAnswered: emit(({ context }) => ({
      type: 'page.answered' as const,
      page: context.candidate?.page.code ?? '',
    })),
    tellSaved: emit(({ context }) => ({ type: 'claim.saved' as const, version: context.version })),
    tellFinalised: emit({ type: 'claim.finalised' }),
    tellDiscarded: emit((_, { url }: { url: string | undefined }) => ({
      type: 'claim.discarded' as const,
      url,
    })),
    tellEmptied: emit({ type: 'claim.emptied' }),
    tellReset: emit(({ context }) => ({ type: 'flow.reset' as const, failure: context.failure })),
  },
});
