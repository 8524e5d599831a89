import { partyForUnderwriter } from '#machines/claim/rules/liabilityRules.ts';
import type { Question } from '#machines/flow/question.ts';
import { injuredParties } from '#machines/flows/shared/people/injuredParties.ts';
import { injuredPartyPage } from '#machines/flows/shared/people/injuredParty.ts';
import { partyQuestions, type ItemExtras } from '#machines/flows/shared/people/partyQuestions.ts';
import { isCaused } from '#machines/flows/liability/conditions.ts';
import { ask } from '#machines/flows/liability/ask.ts';

/** How old a thing is, because only its value at the time is paid, and whether what was harmed is an animal. */
export const liabilityItems: ItemExtras = {
  THING: { last: [ask('injuredParties[].damagedThings[].age', { optional: true, isSideBySide: true })] },
  OTHER: { first: [ask('injuredParties[].damagedOthers[].otherKind')] },
};

/** What the one who was harmed is to the one who caused it. */
export const relation: Question = ask('injuredParties[].relation', {
  only: [
    'STRANGER',
    'NEIGHBOUR',
    'RELATIVE',
    'HOUSEHOLD',
    { code: 'CUSTOMER', further: true },
    { code: 'TENANT', further: true },
    { code: 'LANDLORD', further: true },
    { code: 'EMPLOYER', further: true },
  ],
});

const questions = partyQuestions({
  about: [relation],
  items: liabilityItems,
  last: [
    ask('injuredParties[].thingHeld', {
      when: { fact: 'injuredParties[].damageKinds', in: ['VEHICLE', 'THING', 'PROPERTY'] },
    }),
    ask('injuredParties[].seenAt', {
      when: { fact: 'injuredParties[].damageKinds', in: ['VEHICLE', 'GLASS', 'THING', 'PROPERTY'] },
      optional: true,
      isDetail: true,
    }),
  ],
});

/** The pages of those whom the insured harmed: one for each, and one that shows them all. */
export const injured = [
  injuredPartyPage({ questions, isCaused, checks: partyForUnderwriter }),
  injuredParties(questions, ['documents']),
] as const;
