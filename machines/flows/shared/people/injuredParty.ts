import { computed } from '#machines/claim/facts.ts';
import type { Check } from '#machines/claim/checkOver.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { injuredRows } from './injuredParties.ts';

/** What a line asks about its injured parties, and when there are any. */
interface Injured {
  readonly questions: readonly Question[];
  readonly isCaused: Rule;
  /** What the line checks about a party, by its number from 0. */
  readonly checks?: (row: number) => readonly Check[];
}

/** The form of any injured party: who it is and what of theirs is damaged. Source: specification section 3, injuredParties. */
export const injuredPartyPage = ({ questions, isCaused, checks }: Injured) =>
  definePage({
    kind: 'record',
    code: 'injuredParty',
    path: '/poskozeni/:row',
    step: 'event',
    rows: injuredRows,
    each: {
      param: 'row',
      count: { fact: 'injuredCount', values: computed.injuredCount.values },
      // Somebody was harmed, though nobody is named yet.
      isFirstThere: true,
      ...(checks && { checks }),
    },
    questions,
    canEnter: isCaused,
    needs: [{ need: 'injured' }],
    next: ['injuredParties'],
  });
