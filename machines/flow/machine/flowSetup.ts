import { emit, raise, sendTo } from 'xstate';
import { fallCauses } from '../fallCauses.ts';
import { furthest, openingPage, previousPage, walk } from '../walk.ts';
import { keepingSetup, summaryBehind } from './kept.ts';

/** All that flow machines are made of: what they keep, and what they do beside, to their pages, their calls and whoever listens. */
export const flowSetup = keepingSetup.extend({
  actions: {
    // Which page is shown
    leavePage: raise({ type: 'page.leave' }),
    turnPage: raise({ type: 'page.advance' }),
    openFurthest: raise(({ context }) => ({
      type: 'page.open' as const,
      page: furthest(context.flow, context.claim).code,
    })),
    openAsked: raise(({ context: { flow, pending, claim, result } }) => ({
      type: 'page.open' as const,
      page: openingPage(flow, pending?.claim ?? claim, { result, asked: pending?.opens }),
    })),
    openPrevious: raise(({ context }, { page }: { page: string }) => ({
      type: 'page.open' as const,
      page: (summaryBehind(context, page) ?? previousPage(context.flow, context.claim, page))?.code ?? page,
    })),
    openRefused: raise(({ context: { flow, claim, refusal } }) => ({
      type: 'page.open' as const,
      page: walk(flow, claim).find(({ code }) => code === refusal?.page)?.code ?? furthest(flow, claim).code,
    })),
    openPage: raise((_, { page }: { page: string }) => ({ type: 'page.open' as const, page })),

    // The calls under way
    stopSaving: sendTo('saveDraft', { type: 'CANCEL' }),
    saveNow: sendTo('saveDraft', { type: 'RETRY' }),
    checkNow: sendTo('finalize', { type: 'RETRY' }),

    // The session
    moveDeadline: sendTo('session', { type: 'REQUEST_COMPLETED' }),
    extendSession: sendTo('session', { type: 'EXTEND' }),
    checkSession: sendTo('session', { type: 'CHECK' }),
    loseSession: sendTo('session', { type: 'LOST' }),
    tellExpired: raise({ type: 'session.expired' }),

    // What others are told
    tellRefused: emit((_, { page }: { page: string }) => ({ type: 'page.refused' as const, page })),
    tellCreated: emit(({ context }) => ({
      type: 'claim.created' as const,
      claimRequestUuid: context.claimRequestUuid ?? '',
    })),
    tellAnswered: emit(({ context }) => ({
      type: 'page.answered' as const,
      page: context.pending?.page.code ?? '',
    })),
    tellKept: emit(({ context }) => ({
      type: 'change.refused' as const,
      page: context.pending?.page.code ?? '',
      paths: context.pending ? fallCauses(context, context.pending) : [],
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
