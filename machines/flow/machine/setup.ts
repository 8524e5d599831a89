import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate';
import { createFollowResult } from '#machines/flow/actors/followResult.ts';
import { createFinalize } from '#machines/flow/actors/finalize.ts';
import { createSaveDraft, type SaveOutcome } from '#machines/flow/actors/saveDraft.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import type { Failure } from '#machines/calls/failures.ts';
import { isUnanswered, type Outcome, outcomeOf, toFailure, errorOf } from '#machines/calls/outcome.ts';
import { port } from '#machines/calls/port.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import { typesOf } from '#machines/calls/typesOf.ts';
import type { Answers } from '#machines/flow/answers.ts';
import {
  afterCorrection,
  pendingRecord,
  pendingEdit,
  pendingUndo,
  withImpact,
} from '#machines/flow/change.ts';
import { dropCauses } from '#machines/flow/dropCauses.ts';
import { findPage, getPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/flow/flow.ts';
import { changedElsewhere, merged } from '#machines/flow/merge.ts';
import type { Names, Page } from '#machines/flow/page.ts';
import {
  afterConfirmation,
  afterLookup,
  afterLookups,
  nextConfirmation,
  nextLookup,
  type Found,
  type PendingRecord,
} from '#machines/flow/pending.ts';
import { nextMet, situationOf, type Situation } from '#machines/flow/situation.ts';
import {
  firstContext,
  Refusal,
  versionsOf,
  type FlowContext,
  type FlowEmitted,
  type FlowEvent,
  type FlowInput,
  type Stored,
} from './context.ts';

/** The page with a code where it is walked, else the first incomplete one. */
const walkedOr = <N extends Names>(
  { walked, firstIncomplete }: Situation<N>,
  page: string | undefined,
): string => (walked.find(({ code }) => code === page) ?? firstIncomplete).code;

/** A lookup of a record: which one is made, and for what. */
export interface LookUpInput<N extends Names> {
  readonly ref: N['ref'];
  readonly call: N['lookup'];
  readonly record: N['detail'];
}

/** What is created: a record for a flow, with what is known before its first page. */
export interface CreateInput<N extends Names> {
  readonly flow: Flow<N> & N['flow'];
  readonly record: N['detail'];
  /** Its first answers, saved in the same call; without them the record is empty. */
  readonly detail?: N['detail'];
}

/** The record that was created. */
export interface Created<N extends Names> extends Pick<Stored<N>, 'ref' | 'version'> {
  /** The service has stored the detail that was asked to be saved. */
  readonly isSaved: boolean;
}

/** Where the reporter goes once a record is discarded. */
interface Discarded {
  readonly url: string;
}

/** A question that the flow waits for: the state says which. `asked` stands for the dialog that the pending page asks. */
export type FlowDialog =
  | 'answersFall'
  | 'asked'
  | 'conflict'
  | 'discard'
  | 'elsewhere'
  | 'failure'
  | 'files'
  | 'loggedOut'
  | 'reset'
  | 'sessionExpired';

/** The record that the calls of a flow are about. Throws before it is created. */
export const refOf = <N extends Names>({ flow, stored: { ref } }: FlowContext<N>): N['ref'] => {
  if (ref === undefined) throw new Error(`A record of ${flow.code} must be created first.`);
  return ref;
};

/** The page that a refusal of the whole record names, undefined for any other failure. */
const refusalIn = <N extends Names>(flow: Flow<N>, { code, params }: Failure): Refusal | undefined => {
  const named = Refusal.safeParse(params);
  return code === '245000030' && named.success && findPage(flow, named.data.page) ? named.data : undefined;
};

/** Whether the pending record is to be saved. */
const saves = <N extends Names>({ page, force }: PendingRecord<N>): boolean => page.saves || force;

/** What a change is worked out from. */
const surroundings = <N extends Names>({ flow, record, configuration }: FlowContext<N>) => ({
  flow,
  claim: record,
  configuration,
});

/** Nothing is being sent any more. */
const nothingPending = { pending: undefined, failure: undefined, conflict: undefined };
const beginning = { failure: undefined, refused: undefined, conflict: undefined };

/** What is known once a record was read again. */
const loaded = <N extends Names>(
  { prefill, stored }: FlowContext<N>,
  { detail, version, result }: Stored<N>,
) => ({
  record: { ...prefill, ...detail },
  undo: undefined,
  stored: { ...stored, version, result },
  ...nothingPending,
});

/** The page that opens once two versions are merged. Before sending, what is sent is read again. */
const pageAfterMerge = <N extends Names>(
  flow: Flow<N>,
  { page }: PendingRecord<N>,
  record: N['detail'],
  isEditing: boolean,
): string => {
  if (page.submits) return page.code;
  const next = isEditing ? undefined : situationOf(flow, record).next(page);
  return (next ?? situationOf(flow, record).firstIncomplete).code;
};

/** The page that sends is the first incomplete one, so that only sending is left. */
const isAtSummary = <N extends Names>({ flow, record }: FlowContext<N>): boolean =>
  situationOf(flow, record).firstIncomplete.submits;

/** The region `editing` says that the reporter changes answers from the summary. */
const fromSummary = { editing: 'fromSummary' } as const;

/**
 * All that flow machines are made of: types, actors, delays, guards and actions. The ports reject until they are provided; what only
 * one subject knows (files to wait for, what is kept besides) does nothing until its machine provides it.
 */
export const flowSetupOf = <N extends Names>() => {
  // Its types are named: inferred here, they would have the compiler make the whole setup once more.
  const deciding = enqueueActions<
    FlowContext<N>,
    FlowEvent<N>,
    undefined,
    FlowEvent<N>,
    never,
    never,
    { type: 'isEditing'; params: undefined },
    never,
    never
  >;
  return setup({
    types: typesOf<{
      context: FlowContext<N>;
      events: FlowEvent<N>;
      emitted: FlowEmitted<N>;
      input: FlowInput<N>;
      meta: { readonly page?: Page<N>; readonly dialog?: FlowDialog };
      tags: 'busy' | 'sending' | 'waiting' | 'unsure' | 'expiring' | 'notExtended';
    }>(),
    actors: {
      createRecord: port<Created<N>, CreateInput<N>>('createRecord'),
      loadDraft: port<Stored<N>, { readonly ref: N['ref'] }>('loadDraft'),
      lookUp: port<N['detail'], LookUpInput<N>>('lookUp'),
      saveDraft: createSaveDraft<N['ref']>(() => undefined),
      finalize: createFinalize<N['ref'], N['extra'], N['result']>(),
      discard: createRetryMachine<N['ref'], Discarded>('discard'),
      session: sessionMachine,
      /** Provided by a subject of which more is heard once it is sent. */
      followResult: createFollowResult<N['ref'], N['result']>(() => false),
    },
    delays: {
      longRunning: ({ context }) => context.configuration.longRunningRequestTimeout,
      again: 10_000,
    },
    guards: {
      // Where the reporter is among the pages
      isOpen: stateIn({ request: 'open' }),
      isEditing: stateIn(fromSummary),
      isAtSummary: ({ context }) => isAtSummary(context),
      isOtherPage: ({ context }, { page }: { page: string }) =>
        situationOf(context.flow, context.record).firstIncomplete.code !== page,
      leadsTo: ({ context: { flow, record } }, { page, to }: { page: string; to: string }) =>
        nextMet(flow, getPage(flow, page), flow.subject.factsIn(record))?.code === to,
      isAskedFor: (_, params: { page: string; asked: string }) => params.page === params.asked,
      opensAt: ({ context }, { page }: { page: string }) => context.initialPage === page,
      mayOpen: ({ context }, { page }: { page: string }) =>
        situationOf(context.flow, context.record).mayOpen(page),
      hasPrevious: ({ context }, { page }: { page: string }) =>
        situationOf(context.flow, context.record).previous(page) !== undefined,

      // What the pending record still needs
      canUndo: ({ context }) => context.undo !== undefined && context.stored.result === undefined,
      opensPage: ({ context }) => context.pending?.opens !== undefined,
      somethingFalls: ({ context }) => context.pending?.impact !== undefined,
      isCreated: ({ context }) => context.stored.ref !== undefined,
      needsRecord: ({ context: { pending, stored } }) =>
        stored.ref === undefined &&
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
      submits: ({ context }) => context.pending?.page.submits === true,
      isSent: ({ context }) => context.stored.result !== undefined,
      /** Provided by a subject whose files must have arrived before a record is sent. */
      lacksFiles: () => false,
      maySendWithout: () => true,

      // What became of a call
      isSavedToo: (_, { created }: { created: Created<N> }) => created.isSaved,
      isAnswer: ({ context }, { error }: { error: unknown }) => {
        const lookup = nextLookup(context.pending);
        return (
          lookup !== undefined &&
          context.flow.subject.answerOfFailure(lookup.call, toFailure(error)) !== undefined
        );
      },
      isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toFailure(error)),
      gotNoAnswer: (_, { outcome }: { outcome: Outcome<unknown> }) =>
        !outcome.ok && isUnanswered(outcome.failure),
      hasSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome.ok,
      mustReset: (_, { outcome }: { outcome: SaveOutcome }) => !outcome.ok && outcome.reaction === 'RESET',
      isStale: (_, { outcome }: { outcome: SaveOutcome }) => !outcome.ok && outcome.reaction === 'STALE',
      wasCancelled: (_, { outcome }: { outcome: SaveOutcome }) =>
        !outcome.ok && outcome.reaction === 'CANCELLED',
      hasSent: (_, { outcome }: { outcome: Outcome<N['result']> }) => outcome.ok,
      namesPage: ({ context: { flow } }, { outcome }: { outcome: Outcome<N['result']> }) =>
        !outcome.ok && refusalIn(flow, outcome.failure) !== undefined,
      hasDiscarded: (_, { outcome }: { outcome: Outcome<Discarded> }) => outcome.ok,
      childIs: (_, params: { state: unknown; oneOf: readonly string[] }) =>
        params.oneOf.some((state) => state === params.state),

      // What somebody else has answered meanwhile
      isMerged: ({ context }) => context.conflict !== undefined,
      leavesNothing: ({ context: { pending } }, { draft }: { draft: Stored<N> }) =>
        pending === undefined || draft.result !== undefined,
      isContradicted: ({ context }, { draft }: { draft: Stored<N> }) =>
        context.pending !== undefined &&
        changedElsewhere(
          context.flow,
          versionsOf(context.prefill, { base: context.record, mine: context.pending, theirs: draft }),
        ).length > 0,
      isUnchanged: ({ context: { stored } }, { draft }: { draft: Stored<N> }) =>
        draft.version === stored.version && draft.result === undefined,
    },
    actions: {
      // The pending record
      keepAnswers: assign(({ context }, params: { page: string; answers: Answers; force: boolean }) => ({
        pending: pendingRecord(surroundings(context), params.page, params.answers, { force: params.force }),
        ...beginning,
      })),
      keepEdit: assign(
        (
          { context },
          params: { page: string; changes: N['detail']; asks: N['dialog'] | undefined; opens: string },
        ) => ({ pending: pendingEdit(surroundings(context), params), ...beginning }),
      ),
      keepUndo: assign(({ context }) => ({ pending: pendingUndo(context), ...beginning })),
      assessImpact: assign(({ context: { flow, record, pending } }) => ({
        pending: pending && withImpact(flow, record, pending),
      })),
      dropPending: assign({ ...nothingPending, refused: undefined }),
      foldLookup: assign(({ context: { pending } }, params: { answer: N['detail'] }) => {
        const made = nextLookup(pending);
        return pending && made ? { pending: afterLookup(pending, made, params.answer) } : {};
      }),
      foldFound: assign(({ context: { pending } }, { found }: { found: Found<N> }) =>
        pending ? { pending: afterLookups(pending, found) } : {},
      ),
      foldFailedLookup: assign(({ context: { pending } }, { error }: { error: unknown }) => {
        const made = nextLookup(pending);
        const answer = pending && made && pending.page.subject.answerOfFailure(made.call, toFailure(error));
        return pending && made && answer ? { pending: afterLookup(pending, made, answer) } : {};
      }),
      foldYes: assign(({ context: { pending } }) => {
        const answered = nextConfirmation(pending);
        return pending && answered ? { pending: afterConfirmation(pending, answered, answered.yes) } : {};
      }),
      foldOther: assign(({ context: { flow, record, pending } }) => {
        const answered = nextConfirmation(pending);
        if (!pending || !answered?.other || 'discards' in answered.other) return {};
        const { other } = answered;
        if ('adds' in other) return { pending: afterConfirmation(pending, answered, other.adds) };
        return {
          pending: withImpact(flow, record, afterCorrection(flow, record, pending, other.corrects)),
        };
      }),

      // What somebody else has answered meanwhile
      keepConflict: assign(({ context: { record, pending } }, { draft }: { draft: Stored<N> }) =>
        pending ? { conflict: { base: record, mine: pending, theirs: draft } } : {},
      ),
      // What was acknowledged last is theirs, whatever becomes of the pending record.
      mergeVersions: assign(({ context }, params: { kept: readonly string[]; isEditing: boolean }) => {
        const { flow, conflict, configuration, prefill, stored } = context;
        if (!conflict) return {};
        const { mine, theirs } = conflict;
        const versions = versionsOf(prefill, conflict);
        const { claim, dropped } = merged(flow, versions, params.kept, configuration);
        return {
          record: versions.theirs,
          stored: { ...stored, version: theirs.version },
          undo: undefined,
          pending: {
            ...mine,
            claim,
            force: true,
            dropped,
            lookups: [],
            confirm: [],
            opens: mine.opens ?? pageAfterMerge(flow, mine, claim, params.isEditing),
            impact: dropped.length > 0 ? { answers: dropped, pagesDropped: [], pagesAdded: [] } : undefined,
          },
        };
      }),
      takeTheirs: assign(({ context }) =>
        context.conflict ? { ...loaded(context, context.conflict.theirs), arrival: 'RELOADED' as const } : {},
      ),

      // What the service answered
      keepCreated: assign(({ context: { stored } }, { created }: { created: Created<N> }) => ({
        stored: { ...stored, ref: created.ref, version: created.version },
      })),
      noteSaved: assign(({ context: { stored, configuration } }) => ({
        arrival: undefined,
        stored: { ...stored, savedAt: configuration.now() },
      })),
      keepVersion: assign(({ context: { stored } }, { outcome }: { outcome: SaveOutcome }) =>
        outcome.ok ? { stored: { ...stored, version: outcome.value.version } } : {},
      ),
      keepDraft: assign(({ context }, { draft }: { draft: Stored<N> }) => ({
        ...loaded(context, draft),
        arrival: 'RELOADED' as const,
      })),
      // What the service has goes on; from there the reporter comes back to sending.
      keepRefused: assign(({ context }, { draft }: { draft: Stored<N> }) => loaded(context, draft)),
      keepRefusal: assign(({ context: { flow } }, { outcome }: { outcome: Outcome<N['result']> }) =>
        outcome.ok ? {} : { refusal: refusalIn(flow, outcome.failure) },
      ),
      keepResult: assign(({ context: { stored } }, { outcome }: { outcome: Outcome<N['result']> }) =>
        outcome.ok ? { stored: { ...stored, result: outcome.value } } : {},
      ),
      keepUpdate: assign(({ context: { stored } }, { result }: { result: N['result'] }) => ({
        stored: { ...stored, result },
      })),
      keepOutcome: assign((_, { outcome }: { outcome: Outcome<unknown> }) =>
        outcome.ok ? {} : { failure: outcome.failure },
      ),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      forgetFailure: assign({ failure: undefined }),
      forgetRecord: assign(({ context: { stored } }) => ({
        stored: { ...stored, ref: undefined, version: 0 },
        ...nothingPending,
      })),
      emptyRecord: assign(({ context: { flow, configuration, prefill } }) => ({
        ...firstContext(flow, { configuration, prefill }),
        refusal: undefined,
        undo: undefined,
        ...nothingPending,
      })),
      keepExtra: assign(({ context: { extra } }, params: { extra: N['extra'] }) => ({
        extra: { ...extra, ...params.extra },
      })),
      noteLong: assign({ isLong: true }),
      forgetLong: assign({ isLong: false }),
      refusePage: assign((_, { page }: { page: string }) => ({ refused: page })),

      // Which page is shown
      leavePage: raise({ type: 'page.leave' }),
      turnPage: raise({ type: 'page.advance' }),
      openPage: raise((_, { page }: { page: string }) => ({ type: 'page.open' as const, page })),
      // One that was sent meanwhile opens where it ends, whatever it lacks.
      openFirstIncomplete: raise(({ context: { flow, record, stored } }) => ({
        type: 'page.open' as const,
        page: situationOf(flow, record).initial({ isSent: stored.result !== undefined, asked: undefined }),
      })),
      openAsked: raise(({ context: { flow, pending, record, stored } }) => ({
        type: 'page.open' as const,
        page: situationOf(flow, pending?.claim ?? record).initial({
          isSent: stored.result !== undefined,
          asked: pending?.opens,
        }),
      })),
      openPrevious: raise(({ context }, { page }: { page: string }) => ({
        type: 'page.open' as const,
        page: situationOf(context.flow, context.record).previous(page)?.code ?? page,
      })),
      openRefused: raise(({ context: { flow, record, refusal } }) => ({
        type: 'page.open' as const,
        page: walkedOr(situationOf(flow, record), refusal?.page),
      })),
      beginEditing: raise({ type: 'editing.begin' }),
      endEditing: raise({ type: 'editing.end' }),
      setEditing: raise((_, { isEditing }: { isEditing: boolean }) => ({
        type: isEditing ? ('editing.begin' as const) : ('editing.end' as const),
      })),

      // The calls under way
      stopSaving: sendTo('saveDraft', { type: 'CANCEL' }),
      saveNow: sendTo('saveDraft', { type: 'RETRY' }),
      checkNow: sendTo('finalize', { type: 'RETRY' }),
      lookAtResult: sendTo('followResult', { type: 'LOOK' }),
      /** Provided by a subject that has files: those that failed are tried again, or those that are missing left behind. */
      tellFiles: (_args, _params: { type: 'RETRY' | 'LEAVE' }) => {},

      // The session
      moveDeadline: sendTo('session', { type: 'REQUEST_COMPLETED' }),
      extendSession: sendTo('session', { type: 'EXTEND' }),
      checkSession: sendTo('session', { type: 'CHECK' }),
      loseSession: sendTo('session', { type: 'LOST' }),
      tellExpired: raise({ type: 'session.expired' }),

      // What depends on whether the summary is edited
      acceptPending: deciding(({ context: { arrival, pending, record }, check, enqueue }) => {
        const editedFromSummary = check('isEditing');
        if (pending?.editsFromSummary !== undefined)
          enqueue.raise({ type: pending.editsFromSummary ? 'editing.begin' : 'editing.end' });
        enqueue.assign({
          record: pending?.claim ?? record,
          arrival: arrival === 'RESUMED' ? undefined : arrival,
          refusal: undefined,
          undo: pending?.impact && {
            claim: record,
            page: pending.page.code,
            impact: pending.impact,
            editedFromSummary,
          },
          ...nothingPending,
        });
      }),
      // Whoever answers what a change brought along comes back to the summary, too.
      endEditingAtSummary: deciding(({ context, enqueue }) => {
        if (isAtSummary(context)) enqueue.raise({ type: 'editing.end' });
      }),

      // What others are told
      tellCreated: emit(({ context }) => ({ type: 'record.created' as const, ref: context.stored.ref })),
      tellAnswered: emit(({ context }) => ({
        type: 'page.answered' as const,
        page: context.pending?.page.code ?? '',
      })),
      /** Provided by a subject that keeps something besides when answers become the record. */
      noteAnswered: () => {},
      tellKept: emit(({ context }) => ({
        type: 'change.refused' as const,
        page: context.pending?.page.code ?? '',
        paths: context.pending ? dropCauses(surroundings(context), context.pending) : [],
      })),
      tellSaved: emit(({ context }) => ({ type: 'record.saved' as const, version: context.stored.version })),
      tellFinalised: emit({ type: 'record.finalised' }),
      tellDiscarded: emit((_, { url }: { url: string | undefined }) => ({
        type: 'record.discarded' as const,
        url,
      })),
      tellLeft: emit({ type: 'record.left' }),
      tellEmptied: emit({ type: 'record.emptied' }),
      tellReset: emit(({ context }) => ({ type: 'flow.reset' as const, failure: context.failure })),
    },
  });
};

/** What became of the record once it was sent. Throws before. */
export const resultOf = <N extends Names>({ flow, stored: { result } }: FlowContext<N>): N['result'] => {
  if (result === undefined) throw new Error(`A record of ${flow.code} must be sent first.`);
  return result;
};

/** The same for what is known of its subject. */
export type FlowSetup<N extends Names> = ReturnType<typeof flowSetupOf<N>>;

/** Params of guards and actions after a record was read. */
export const draftOf = <N extends Names>({ event }: { readonly event: { readonly output: Stored<N> } }) => ({
  draft: event.output,
});

/** A call was rejected. */
export const failed = { target: '#failed', actions: { type: 'keepFailure', params: errorOf } } as const;

/** The same for one that is made again when the network is back. */
export const rejected = [
  { guard: { type: 'isUnanswered', params: errorOf }, target: '#away' },
  failed,
] as const;

/** A child machine ended without success. */
export const notOk = { target: '#failed', actions: { type: 'keepOutcome', params: outcomeOf } } as const;

/** The same for one whose call is made again when the network is back. */
export const notDone = [
  { guard: { type: 'gotNoAnswer', params: outcomeOf }, target: '#away' },
  notOk,
] as const;

/** Reads the record again as the service has it. */
export const readAgain = <N extends Names>() =>
  ({
    src: 'loadDraft',
    input: ({ context }: { readonly context: FlowContext<N> }) => ({ ref: refOf(context) }),
    onError: rejected,
  }) as const;
