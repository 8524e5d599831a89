import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import type { ClaimRef } from '../../actors/claimRef.ts';
import { discardMachine } from '../../actors/discard.ts';
import { finalizeMachine } from '../../actors/finalize.ts';
import { isUnanswered, type Outcome, toFailure } from '../../actors/outcome.ts';
import { port } from '../../actors/port.ts';
import { saveDraftMachine, type SaveOutcome } from '../../actors/saveDraft.ts';
import { sessionMachine } from '../../actors/session.ts';
import { typesOf } from '../../actors/typesOf.ts';
import type { FilesState } from '../../actors/uploads.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import type { DialogName } from '../../claim/dialogs.ts';
import { losesIdentity } from '../../claim/derived/losesIdentity.ts';
import { factsIn } from '../../claim/facts.ts';
import { answerOfFailure, type Found, type LookupAnswer, type LookupName } from '../../claim/lookups.ts';
import { serviceOf, type FinalizeAnswer } from '../../service/claimRequest.ts';
import type { Failure } from '../../service/failures.ts';
import type { Answers } from '../answers.ts';
import {
  afterConfirmation,
  afterCorrection,
  afterLookup,
  afterLookups,
  nextConfirmation,
  nextLookup,
  pendingClaim,
  type PendingClaim,
  pendingEdit,
  pendingUndo,
  withConsequences,
} from '../change.ts';
import { fallCauses } from '../fallCauses.ts';
import { findPage, getPage, type Flow } from '../flow.ts';
import { changedElsewhere, merged } from '../merge.ts';
import { versionsOf } from './versionsOf.ts';
import { holds } from '../rule.ts';
import { furthest, mayOpen, nextPage, openingPage, previousPage, walk } from '../walk.ts';
import {
  firstContext,
  type Draft,
  type FlowContext,
  type FlowEmitted,
  type FlowEvent,
  type FlowInput,
  Refusal,
} from './context.ts';

export interface LookUpInput extends ClaimRef {
  readonly call: LookupName;
  readonly claim: ClaimDetail;
}

/** What is created: a report for a flow, with what is known before its first page. */
export interface CreateInput {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
  /** Its first answers, saved in the same call; without them the report is empty. */
  readonly detail?: ClaimDetail;
}

/** The report that was created. */
export interface Created extends Pick<Draft, 'claimRequestUuid' | 'version'> {
  /** The service has stored the detail that was asked to be saved. */
  readonly isSaved: boolean;
}

/** The report that the calls of a flow are about, and the service that serves it. Throws before the report is created. */
export const claimRefOf = ({
  flow,
  claimRequestUuid,
}: Pick<FlowContext, 'flow' | 'claimRequestUuid'>): ClaimRef => {
  if (claimRequestUuid === undefined) throw new Error(`A claim of ${flow.code} must be created first.`);
  return { service: serviceOf[flow.flowType], claimRequestUuid };
};

/** The page that a refusal of the whole claim names, undefined for any other failure. */
const refusalIn = (flow: Flow, { code, params }: Failure): Refusal | undefined => {
  const named = Refusal.safeParse(params);
  return code === '245000030' && named.success && findPage(flow, named.data.page) ? named.data : undefined;
};

/** Whether answers on their way are to be saved. */
const saves = ({ page, force }: PendingClaim): boolean => page.saves || force;

/** Resets what was being sent. */
const nothingPending = { pending: undefined, failure: undefined, conflict: undefined };
const beginning = { failure: undefined, refused: undefined, conflict: undefined };

/** What is known once a report was read again. */
const loaded = (prefill: ClaimDetail, { detail, version, result }: Draft) => ({
  claim: { ...prefill, ...detail },
  undo: undefined,
  version,
  result,
  ...nothingPending,
});

/** The page that opens once both are merged. Before sending, what is sent is read again. */
const pageAfter = (
  { flow, returnsToFurthest }: Pick<FlowContext, 'flow' | 'returnsToFurthest'>,
  { page }: PendingClaim,
  claim: ClaimDetail,
): string => {
  if (page.submits) return page.code;
  const next = returnsToFurthest ? undefined : nextPage(flow, page, factsIn(claim));
  return (next ?? furthest(flow, claim)).code;
};

/** The page that sends, where this one was opened from there to be changed. */
const summaryBehind = ({ flow, claim, returnsToFurthest }: FlowContext, page: string) => {
  if (!returnsToFurthest) return undefined;
  const last = furthest(flow, claim);
  return last.submits && last.code !== page ? last : undefined;
};

/** Types, actors, guards and actions of every flow machine. Its ports reject until they are provided. */
export const flowSetup = setup({
  types: typesOf<{
    context: FlowContext;
    events: FlowEvent;
    emitted: FlowEmitted;
    input: FlowInput;
    tags: 'busy' | 'sending' | 'waiting' | 'unsure' | 'expiring';
  }>(),
  actors: {
    createClaim: port<Created, CreateInput>('createClaim'),
    loadDraft: port<Draft, ClaimRef>('loadDraft'),
    lookUp: port<LookupAnswer, LookUpInput>('lookUp'),
    saveDraft: saveDraftMachine,
    finalize: finalizeMachine,
    discard: discardMachine,
    session: sessionMachine,
  },
  delays: {
    longRunning: ({ context }) => context.configuration.longRunningRequestTimeout,
    again: 10_000,
  },
  guards: {
    isOpen: stateIn({ request: 'open' }),
    canEnter: ({ context }, { page }: { page: string }) =>
      holds(getPage(context.flow, page).canEnter, factsIn(context.claim)),
    isAskedFor: (_, params: { page: string; asked: string }) => params.page === params.asked,
    opensAt: ({ context }, { page }: { page: string }) => context.opening === page,
    mayOpen: ({ context }, { page }: { page: string }) => mayOpen(context.flow, context.claim, page),
    hasPrevious: ({ context }, { page }: { page: string }) =>
      previousPage(context.flow, context.claim, page) !== undefined,
    canUndo: ({ context }) => context.undo !== undefined && context.result === undefined,
    opensPage: ({ context }) => context.pending?.opens !== undefined,
    somethingFalls: ({ context }) => context.pending?.consequences !== undefined,
    hasClaim: ({ context }) => context.claimRequestUuid !== undefined,
    needsClaim: ({ context: { pending, claimRequestUuid } }) =>
      claimRequestUuid === undefined &&
      pending !== undefined &&
      (nextLookup(pending) !== undefined || (pending.page.submits && !saves(pending))),
    hasLookup: ({ context }) => nextLookup(context.pending) !== undefined,
    hasConfirmation: ({ context }) => nextConfirmation(context.pending) !== undefined,
    isOther: (_, { answer }: { answer: 'YES' | 'OTHER' }) => answer === 'OTHER',
    discards: ({ context }) => {
      const { other } = nextConfirmation(context.pending) ?? {};
      return other !== undefined && 'discards' in other;
    },
    mustSave: ({ context: { pending } }) => pending !== undefined && saves(pending),
    isSavedToo: (_, { created }: { created: Created }) => created.isSaved,
    submits: ({ context }) => context.pending?.page.submits === true,
    lacksFiles: ({ context: { pending, files } }) =>
      pending?.page.submits === true && pending.opens === undefined && files.moving + files.failed > 0,
    // Documents that are added later are all there is to send.
    maySendWithout: ({ context: { flow, files } }) => flow.flowType !== 'UPLOAD' || files.arrived > 0,
    isSent: ({ context }) => context.result !== undefined,
    returnsToFurthest: ({ context }) => context.returnsToFurthest,
    isAnswer: ({ context }, { error }: { error: unknown }) => {
      const lookup = nextLookup(context.pending);
      return lookup !== undefined && answerOfFailure(lookup.call, toFailure(error)) !== undefined;
    },
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toFailure(error)),
    gotNoAnswer: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      !outcome.ok && isUnanswered(outcome.failure),
    hasSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome.ok,
    mustReset: (_, { outcome }: { outcome: SaveOutcome }) => !outcome.ok && outcome.reaction === 'RESET',
    isMerged: ({ context }) => context.conflict !== undefined,
    isStale: (_, { outcome }: { outcome: SaveOutcome }) => !outcome.ok && outcome.reaction === 'STALE',
    leavesNothing: ({ context: { pending } }, { draft }: { draft: Draft }) =>
      pending === undefined || draft.result !== undefined,
    isContradicted: ({ context }, { draft }: { draft: Draft }) =>
      context.pending !== undefined &&
      changedElsewhere(
        context.flow,
        versionsOf(context.prefill, { base: context.claim, mine: context.pending, theirs: draft }),
      ).length > 0,
    isUnchanged: ({ context: { version } }, { draft }: { draft: Draft }) =>
      draft.version === version && draft.result === undefined,
    wasCancelled: (_, { outcome }: { outcome: SaveOutcome }) =>
      !outcome.ok && outcome.reaction === 'CANCELLED',
    hasSent: (_, { outcome }: { outcome: Outcome<FinalizeAnswer> }) => outcome.ok,
    namesPage: ({ context: { flow } }, { outcome }: { outcome: Outcome<FinalizeAnswer> }) =>
      !outcome.ok && refusalIn(flow, outcome.failure) !== undefined,
    hasDiscarded: (_, { outcome }: { outcome: Outcome<{ url: string }> }) => outcome.ok,
    childIs: (_, params: { state: unknown; oneOf: readonly string[] }) =>
      params.oneOf.some((state) => state === params.state),
  },
  actions: {
    // What is answered, until it is the claim
    keepAnswers: assign(({ context }, params: { page: string; answers: Answers; force: boolean }) => ({
      pending: pendingClaim(context, params.page, params.answers, { force: params.force }),
      ...beginning,
    })),
    keepEdit: assign(
      (
        { context },
        params: { page: string; changes: ClaimDetail; asks: DialogName | undefined; opens: string },
      ) => ({ pending: pendingEdit(context, params), ...beginning }),
    ),
    keepUndo: assign(({ context }) => ({ pending: pendingUndo(context), ...beginning })),
    weighPending: assign(({ context: { flow, claim, pending } }) => ({
      pending: pending && withConsequences(flow, claim, pending),
    })),
    dropPending: assign({ ...nothingPending, refused: undefined, noted: undefined }),
    foldLookup: assign(({ context: { pending } }, params: { answer: LookupAnswer }) => {
      const made = nextLookup(pending);
      return pending && made ? { pending: afterLookup(pending, made, params.answer) } : {};
    }),
    foldFound: assign(({ context: { pending } }, { found }: { found: Found }) =>
      pending ? { pending: afterLookups(pending, found) } : {},
    ),
    foldFailedLookup: assign(({ context: { pending } }, { error }: { error: unknown }) => {
      const made = nextLookup(pending);
      const answer = made && answerOfFailure(made.call, toFailure(error));
      return pending && made && answer ? { pending: afterLookup(pending, made, answer) } : {};
    }),
    foldYes: assign(({ context: { pending } }) => {
      const answered = nextConfirmation(pending);
      return pending && answered ? { pending: afterConfirmation(pending, answered, answered.yes) } : {};
    }),
    foldOther: assign(({ context: { flow, claim, pending } }) => {
      const answered = nextConfirmation(pending);
      if (!pending || !answered?.other || 'discards' in answered.other) return {};
      const { other } = answered;
      if ('adds' in other) return { pending: afterConfirmation(pending, answered, other.adds) };
      return {
        pending: withConsequences(flow, claim, afterCorrection(flow, claim, pending, other.corrects)),
      };
    }),
    acceptPending: assign(({ context: { pending, claim, returnsToFurthest } }) => ({
      claim: pending?.claim ?? claim,
      isIdentityLost: pending !== undefined && losesIdentity(claim, pending.claim),
      returnsToFurthest: pending?.returnsToFurthest ?? returnsToFurthest,
      isResumed: false,
      refusal: undefined,
      noted: pending?.page.code,
      undo: pending?.consequences && {
        claim,
        page: pending.page.code,
        consequences: pending.consequences,
        returnsToFurthest,
      },
      ...nothingPending,
    })),

    // What somebody else has answered meanwhile
    keepConflict: assign(({ context: { claim, pending } }, { draft }: { draft: Draft }) =>
      pending ? { conflict: { base: claim, mine: pending, theirs: draft } } : {},
    ),
    // What was acknowledged last is theirs, whatever becomes of what is on its way.
    mergeClaims: assign(({ context }, { kept }: { kept: readonly string[] }) => {
      const { flow, conflict, configuration, prefill } = context;
      if (!conflict) return {};
      const { mine, theirs } = conflict;
      const versions = versionsOf(prefill, conflict);
      const { claim, dropped } = merged(flow, versions, kept, configuration);
      return {
        claim: versions.theirs,
        version: theirs.version,
        undo: undefined,
        pending: {
          ...mine,
          claim,
          force: true,
          dropped,
          lookups: [],
          confirm: [],
          opens: mine.opens ?? pageAfter(context, mine, claim),
          consequences:
            dropped.length > 0 ? { answers: dropped, pagesDropped: [], pagesAdded: [] } : undefined,
        },
      };
    }),
    takeTheirs: assign(({ context: { prefill, conflict } }) =>
      conflict ? { ...loaded(prefill, conflict.theirs), returnsToFurthest: false, isReloaded: true } : {},
    ),

    // What the service answered
    keepCreated: assign((_, { created: { claimRequestUuid, version } }: { created: Created }) => ({
      claimRequestUuid,
      version,
    })),
    noteSaved: assign(({ context }) => ({ isReloaded: false, savedAt: context.configuration.now() })),
    keepVersion: assign((_, { outcome }: { outcome: SaveOutcome }) => (outcome.ok ? outcome.value : {})),
    keepDraft: assign(({ context }, { draft }: { draft: Draft }) => ({
      ...loaded(context.prefill, draft),
      returnsToFurthest: false,
      isReloaded: true,
    })),
    keepRefusal: assign(({ context: { flow } }, { outcome }: { outcome: Outcome<FinalizeAnswer> }) =>
      outcome.ok ? {} : { refusal: refusalIn(flow, outcome.failure) },
    ),
    // What the service found stands; from there the reporter comes back to sending.
    keepStanding: assign(({ context }, { draft }: { draft: Draft }) => ({
      ...loaded(context.prefill, draft),
      returnsToFurthest: true,
    })),
    keepResult: assign((_, { outcome }: { outcome: Outcome<FinalizeAnswer> }) =>
      outcome.ok ? { result: outcome.value } : {},
    ),
    keepOutcome: assign((_, { outcome }: { outcome: Outcome<unknown> }) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
    forgetClaim: assign({ claimRequestUuid: undefined, version: 0, ...nothingPending }),
    emptyClaim: assign(({ context: { flow, configuration, prefill } }) => ({
      ...firstContext(flow, { configuration, prefill }),
      refusal: undefined,
      noted: undefined,
      undo: undefined,
      savedAt: undefined,
      ...nothingPending,
    })),
    keepFiles: assign((_, params: { files: FilesState }) => params),
    noteLong: assign({ isLong: true }),
    forgetLong: assign({ isLong: false }),
    stopSaving: sendTo('saveDraft', { type: 'CANCEL' }),
    saveNow: sendTo('saveDraft', { type: 'RETRY' }),
    checkNow: sendTo('finalize', { type: 'RETRY' }),

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
    noteWentBack: assign(({ context }, { page }: { page: string }) => ({
      returnsToFurthest: context.returnsToFurthest && summaryBehind(context, page) === undefined,
    })),
    openRefused: raise(({ context: { flow, claim, refusal } }) => ({
      type: 'page.open' as const,
      page: walk(flow, claim).find(({ code }) => code === refusal?.page)?.code ?? furthest(flow, claim).code,
    })),
    openPage: raise((_, { page }: { page: string }) => ({ type: 'page.open' as const, page })),
    noteReturning: assign((_, params: { returnsToFurthest: boolean }) => params),
    // Who answers what a change brought along comes back, too.
    noteArrived: assign(({ context: { flow, claim } }) => ({
      returnsToFurthest: !furthest(flow, claim).submits,
    })),
    refusePage: assign((_, { page }: { page: string }) => ({ refused: page })),

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
