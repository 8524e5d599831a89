import { assign, emit, raise, sendTo } from 'xstate';
import { type Outcome, toFailure } from '../actors/outcome.ts';
import type { SaveOutcome } from '../actors/saveOutcome.ts';
import type { FinalizeAnswer } from '../service/claimRequest.ts';
import { answeredFlow } from './answeredFlow.ts';
import { firstContext } from './firstContext.ts';
import type { Draft } from './flowTypes.ts';
import { furthest, openingPage, previousPage } from './walk.ts';

/** Types, actors, guards and actions of every flow machine: here what it does with the claim, its pages and its calls. */
export const flowSetup = answeredFlow.extend({
  actions: {
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
