import { definePage } from '#machines/report/kit.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { placeQuestions } from '#machines/flows/shared/place.ts';
import { police } from '#machines/flows/shared/police.ts';
import { isAtWork } from './conditions.ts';
import { ask } from './ask.ts';
import { othersAsDetail } from './otherParty.ts';

const isOutsideWork: Rule = { not: isAtWork };

/** The causes of damage that nobody's vehicle or weather has (section 3, "damage cause"). At work the event itself tells it. */
const causes = ['110', '140', '200', '210', '330', '350', '360', '400', '500', '510', '520'] as const;

/** How and where it happened, and whether the police know. */
export const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  questions: [
    ask('damageCause', {
      only: [...causes.map((code) => ({ code, when: isOutsideWork })), '571'],
      autoAnswers: true,
    }),
    ask('incidentDescription'),
    ...placeQuestions,
    // Hardly ever does anybody call them, to work least of all: a line says so.
    ...police.map((question): Question =>
      question.ask === 'policeInvestigation'
        ? { ...question, collapsed: true, begins: { value: 'NO' } }
        : question,
    ),
    ...othersAsDetail,
  ],
  needs: [{ need: 'police' }],
  next: ['causedDamage', 'sufferedDamage', 'workInjury', 'workDamage'],
});
