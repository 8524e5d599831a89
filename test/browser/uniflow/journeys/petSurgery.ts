import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  chooseEvent,
  insuredWhoReports,
  knownPolicy,
  reporter,
} from '#test/browser/uniflow/uniflowAnswers.ts';

const story = 'Rex spolkol loptičku a museli ho operovať.';

const event: AnsweredPage = {
  code: 'event',
  answer: async ({ fields, page }) => {
    await fields.type('incidentDescription', story);
    await openDetails({ page });
    await fields.type('incidentPlace', 'doma na záhrade, Brno');
  },
  adds: {
    incidentDescription: story,
    incidentPlace: 'doma na záhrade, Brno',
    damageCause: '571',
    countryScope: 'CZECH',
  },
};

const vet: AnsweredPage = {
  code: 'vet',
  answer: async ({ fields, page }) => {
    await fields.type('vetName', 'MVDr. Malá, Brno');
    await fields.type('costs', '18 500');
    await fields.choose('vetPaid', 'OWNER');
    await openDetails({ page });
    await fields.type('diagnosis', 'cudzie teleso v čreve');
    await fields.answerYesNo('treatmentEnded', 'NO');
    // The policy has told that it is a dog called Rex, and knows it by its chip.
    await fields.choose('petMark', 'CHIP');
    await fields.type('chipNumber', '999 000 000 000 017');
    await fields.answerYesNo('vaccinated', 'YES');
  },
  adds: {
    vetName: 'MVDr. Malá, Brno',
    diagnosis: 'cudzie teleso v čreve',
    treatmentEnded: 'NO',
    costs: 18_500,
    vetPaid: 'OWNER',
    petKind: 'DOG',
    petName: 'Rex',
    petMark: 'CHIP',
    chipNumber: '999000000000017',
    vaccinated: 'YES',
  },
};

/** A dog that swallowed a ball and was operated on. */
export const petSurgery: Journey = {
  variant: 'PET',
  pages: [
    begin('PET'),
    chooseEvent('PET_INJURY'),
    reporter,
    knownPolicy({
      policyNumber: '4400038386',
      days: 4,
      found: {
        policyType: 'PET',
        productBranch: 'NONLIFE',
        hasMax3yearsOldPolicy: false,
        policyPet: { petKind: 'DOG', petName: 'Rex' },
        ...insuredWhoReports,
      },
    }),
    accountOfPolicy,
    event,
    vet,
    ...ending,
  ],
  added: {},
};
