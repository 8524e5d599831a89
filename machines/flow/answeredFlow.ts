import { assign } from 'xstate';
import { toFailure } from '../actors/outcome.ts';
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
import { guardedFlow } from './guardedFlow.ts';
import { answerOfFailure, type Found, type LookupAnswer } from './lookups.ts';
import type { Answers } from './withAnswers.ts';

/** What a flow machine does with answers on their way: it makes a candidate of them, and the claim of that. */
export const answeredFlow = guardedFlow.extend({
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
  },
});
