import { setup, stateIn } from 'xstate';
import type { ClaimRef } from '../../actors/claimRef.ts';
import { discardMachine } from '../../actors/discard.ts';
import { finalizeMachine } from '../../actors/finalize.ts';
import { isUnanswered, type Outcome, toFailure } from '../../actors/outcome.ts';
import { port } from '../../actors/port.ts';
import { saveDraftMachine, type SaveOutcome } from '../../actors/saveDraft.ts';
import { sessionMachine } from '../../actors/session.ts';
import { typesOf } from '../../actors/typesOf.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import { factsIn } from '../../claim/facts.ts';
import { answerOfFailure, type LookupAnswer, type LookupName } from '../../claim/lookups.ts';
import { serviceOf, type FinalizeAnswer } from '../../service/claimRequest.ts';
import type { Failure } from '../../service/failures.ts';
import { nextConfirmation, nextLookup, type PendingClaim } from '../change.ts';
import { findPage, getPage, type Flow } from '../flow.ts';
import { changedElsewhere } from '../merge.ts';
import { versionsOf } from './versionsOf.ts';
import { holds } from '../rule.ts';
import { mayOpen, previousPage } from '../walk.ts';
import {
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
export const refusalIn = (flow: Flow, { code, params }: Failure): Refusal | undefined => {
  const named = Refusal.safeParse(params);
  return code === '245000030' && named.success && findPage(flow, named.data.page) ? named.data : undefined;
};

/** Whether answers on their way are to be saved. */
const saves = ({ page, force }: PendingClaim): boolean => page.saves || force;

/** Types, actors, delays and guards of every flow machine; what it does stands in `kept.ts` and `flowSetup.ts`. Its ports reject until they are provided. */
export const flowBase = setup({
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
});
