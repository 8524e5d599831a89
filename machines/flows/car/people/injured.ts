import { injuredParties } from '#machines/flows/shared/people/injuredParties.ts';
import { injuredPartyPage } from '#machines/flows/shared/people/injuredParty.ts';
import { partyQuestions } from '#machines/flows/shared/people/partyQuestions.ts';

const questions = partyQuestions({
  // The only one who was harmed by the vehicle is taken to be harmed as the kinds of event say.
  begins: {
    every: [
      { code: 'VEHICLE', when: { fact: 'eventKinds', is: 'POVPOJ_VEHICLE' } },
      { code: 'GLASS', when: { fact: 'eventKinds', is: 'POVPOJ_GLASS' } },
      { code: 'HEALTH', when: { fact: 'eventKinds', is: 'POVPOJ_HEALTH' } },
      { code: 'PROPERTY', when: { fact: 'eventKinds', is: 'POVPOJ_PROPERTY' } },
      { code: 'THING', when: { fact: 'eventKinds', is: 'POVPOJ_THING' } },
    ],
    row: 0,
    unanswered: 'injuredParties[]',
    when: { fact: 'injuredCount', in: ['0', '1'] },
  },
});

/** The pages of those whom the insured vehicle harmed: one for each, and one that shows them all. */
export const injured = [
  injuredPartyPage({ questions, isCaused: { fact: 'riskFlow', is: 'POVPOJ' } }),
  injuredParties(questions, ['documents']),
] as const;
