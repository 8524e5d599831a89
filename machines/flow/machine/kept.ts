import { assign } from 'xstate';
import { type Outcome, toFailure } from '../../actors/outcome.ts';
import type { SaveOutcome } from '../../actors/saveDraft.ts';
import type { FilesState } from '../../actors/uploads.ts';
import type { ClaimDetail } from '../../claim/claim.ts';
import type { DialogName } from '../../claim/dialogs.ts';
import { losesIdentity } from '../../claim/derived/losesIdentity.ts';
import { factsIn } from '../../claim/facts.ts';
import { answerOfFailure, type Found, type LookupAnswer } from '../../claim/lookups.ts';
import type { FinalizeAnswer } from '../../service/claimRequest.ts';
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
import { merged } from '../merge.ts';
import { versionsOf } from './versionsOf.ts';
import { furthest, nextPage } from '../walk.ts';
import { firstContext, type Draft, type FlowContext } from './context.ts';
import { flowBase, refusalIn, type Created } from './setup.ts';

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
export const summaryBehind = ({ flow, claim, returnsToFurthest }: FlowContext, page: string) => {
  if (!returnsToFurthest) return undefined;
  const last = furthest(flow, claim);
  return last.submits && last.code !== page ? last : undefined;
};

/** What every flow machine keeps: each action changes its context and does nothing else. */
export const keepingSetup = flowBase.extend({
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

    // Where the reporter is among the pages
    noteWentBack: assign(({ context }, { page }: { page: string }) => ({
      returnsToFurthest: context.returnsToFurthest && summaryBehind(context, page) === undefined,
    })),
    noteReturning: assign((_, params: { returnsToFurthest: boolean }) => params),
    // Who answers what a change brought along comes back, too.
    noteArrived: assign(({ context: { flow, claim } }) => ({
      returnsToFurthest: !furthest(flow, claim).submits,
    })),
    refusePage: assign((_, { page }: { page: string }) => ({ refused: page })),
  },
});
