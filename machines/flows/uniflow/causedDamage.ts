import { definePage } from '#machines/report/kit.ts';
import { injuredParties } from '#machines/flows/shared/people/injuredParties.ts';
import { injuredPartyPage } from '#machines/flows/shared/people/injuredParty.ts';
import { partyQuestions } from '#machines/flows/shared/people/partyQuestions.ts';
import { isLiability } from './events.ts';
import { ask } from './ask.ts';

/** The glass of a vehicle is a part of it here; a person hurt and things broken are the most frequent. */
const questions = partyQuestions({ kinds: ['HEALTH', 'THING', 'PROPERTY', 'VEHICLE', 'OTHER', 'LOSS'] });

/** Whether the insured agrees to have caused the damage, and whether anybody asks them for money. */
export const causedDamage = definePage({
  code: 'causedDamage',
  path: '/skoda-zpusobena',
  step: 'event',
  questions: [ask('agreement', { only: ['AGREE', 'PARTIALLY', 'DISAGREE', 'UNKNOWN'] }), ask('claimRaised')],
  canEnter: isLiability,
  next: ['injuredParty'],
});

/** Who was harmed: a page each, and one that shows them all. */
export const harmed = [
  injuredPartyPage({ questions, isCaused: isLiability }),
  injuredParties(questions, ['documents']),
] as const;
