import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import type { Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseEvent,
  ending,
  homeOnPolicy,
  insuredReporter,
  knownPolicy,
} from '#test/browser/property/propertyAnswers.ts';

/** A burglary that many days ago, on a young policy, so that we ask how the things were come by. */
export const burglaryOf = (days: number): Journey => ({
  variant: 'BURGLARY',
  pages: [
    begin,
    chooseEvent('BURGLARY'),
    insuredReporter,
    knownPolicy('4400053941', days, {
      hasMax3yearsOldPolicy: true,
      ...homeOnPolicy('HOUSE', 'OWNER', 'N•••, Ostrava'),
    }),
    accountOfPolicy,
    {
      code: 'event',
      answer: async ({ fields }) => {
        await fields.answerYesNo('happenedHere', 'YES');
        await fields.type('incidentDescription', 'Přes den někdo vlezl oknem do ložnice.');
        await fields.answerYesNo('policeInvestigation', 'YES');
        await fields.type('policeStation', 'Ostrava-Poruba');
      },
      adds: {
        happenedHere: 'YES',
        incidentDescription: 'Přes den někdo vlezl oknem do ložnice.',
        policeInvestigation: 'YES',
        policeStation: 'Ostrava-Poruba',
      },
    },
    {
      code: 'burglary',
      answer: async ({ fields, page }) => {
        await fields.choose('theftPlace', 'HOME');
        await fields.choose('entryMethod', 'WINDOW');
        await fields.typeMoment('lastSeenAt', daysAgo(days).typed, '7.30');
        await fields.typeMoment('discoveredAt', daysAgo(days).typed, '17.45');
        await fields.answerYesNo('livedIn', 'YES');
        await openDetails({ page });
        await fields.tickSome('homeSecurity', ['ALARM']);
      },
      adds: {
        theftPlace: 'HOME',
        damageCause: '410',
        entryMethod: 'WINDOW',
        lastSeenAt: `${daysAgo(days).iso}T07:30`,
        discoveredAt: `${daysAgo(days).iso}T17:45`,
        livedIn: 'YES',
        homeSecurity: ['ALARM'],
      },
    },
    {
      code: 'damage',
      answer: async ({ fields }) => {
        const watch = fields.row('propertyDamages', 1);
        await watch.type('propertyDamages.description', 'Hodinky po dědovi');
        await watch.choose('propertyDamages.kind', 'THING');
        await watch.choose('propertyDamages.state', 'STOLEN');
        await fields.choose('damageSize', 'MEDIUM');
      },
      adds: {
        propertyDamages: [{ description: 'Hodinky po dědovi', kind: 'THING', state: 'STOLEN' }],
        damageSize: 'MEDIUM',
      },
    },
    {
      code: 'habitability',
      answer: async ({ fields }) => {
        await fields.answerYesNo('habitable', 'YES');
        await fields.answerYesNo('securedAgainstSpread', 'YES');
      },
      adds: { habitable: 'YES', securedAgainstSpread: 'YES' },
    },
    ...ending,
  ],
  added: {},
});
