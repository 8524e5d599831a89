import type { Journey } from '../journeys/journey.ts';
import { daysAgo } from '../support/daysAgo.ts';
import {
  accountOfPolicy,
  begin,
  chooseEvent,
  ending,
  insuredReporter,
  knownPolicy,
  noOtherInsurance,
  propertyAddress,
} from './propertyAnswers.ts';

/** A pipe that burst in a flat that many days ago, and whose water still runs when it is told. */
export const burstPipeOf = (days: number): Journey => ({
  variant: 'WATER',
  pages: [
    begin,
    chooseEvent('WATER'),
    insuredReporter,
    knownPolicy('4400033201', days, { hasMax3yearsOldPolicy: false }),
    propertyAddress({ propertyKind: 'FLAT', occupancy: 'TENANT', happenedHere: 'YES' }),
    accountOfPolicy,
    {
      code: 'event',
      answer: async ({ fields }) => {
        await fields.type('incidentDescription', 'V koupelně praskla hadička pod umyvadlem.');
      },
      kept: {
        damageCause: '510',
        incidentDescription: 'V koupelně praskla hadička pod umyvadlem.',
      },
    },
    {
      code: 'water',
      answer: async ({ fields }) => {
        await fields.choose('waterSource', 'OWN_PIPE');
        await fields.answerYesNo('leakStopped', 'NO');
        await fields.answerYesNo('othersFlooded', 'YES');
      },
      kept: { waterSource: 'OWN_PIPE', leakStopped: 'NO', othersFlooded: 'YES' },
    },
    {
      code: 'damage',
      answer: async ({ fields }) => {
        const carpet = fields.row('propertyDamages', 1);
        await carpet.type('propertyDamages.description', 'Koberec v obýváku');
        await carpet.choose('propertyDamages.kind', 'HOUSEHOLD');
        await carpet.choose('propertyDamages.state', 'DESTROYED');
        await carpet.type('propertyDamages.price', '12 000');
        await fields.choose('damageSize', 'SMALL');
        await fields.answerYesNo('habitable', 'YES');
        await fields.answerYesNo('securedAgainstSpread', 'UNKNOWN');
      },
      kept: {
        propertyDamages: [
          { description: 'Koberec v obýváku', kind: 'HOUSEHOLD', state: 'DESTROYED', price: 12_000 },
        ],
        damageSize: 'SMALL',
        habitable: 'YES',
        securedAgainstSpread: 'UNKNOWN',
        selfInspectionAuthorized: true,
      },
    },
    noOtherInsurance,
    {
      code: 'inspection',
      answer: async ({ fields }) => {
        await fields.choose('propertyRepairHandling', 'PROPERTY_HEADINGFOR_SERVICE');
        await fields.choose('inspectionMethod', 'SELF_INSPECTION');
      },
      kept: {
        propertyRepairHandling: 'PROPERTY_HEADINGFOR_SERVICE',
        inspectionMethod: 'SELF_INSPECTION',
      },
    },
    {
      code: 'repairShop',
      answer: async ({ page }) => {
        await page.getByRole('radio', { name: 'Havarijní služba Kapka', exact: true }).check();
      },
      kept: {
        repairShop: {
          id: 'S102',
          name: 'Havarijní služba Kapka, Stavební 21, Brno',
          contractual: true,
          atHome: false,
        },
        costBasis: 'INVOICE',
      },
    },
    ...ending,
  ],
  added: {},
});

/** A burglary that many days ago, on a young policy, so that we ask how the things were come by. */
export const burglaryOf = (days: number): Journey => ({
  variant: 'BURGLARY',
  pages: [
    begin,
    chooseEvent('BURGLARY'),
    insuredReporter,
    knownPolicy('4400053941', days, { hasMax3yearsOldPolicy: true }),
    propertyAddress({ propertyKind: 'HOUSE', occupancy: 'OWNER', happenedHere: 'YES' }),
    accountOfPolicy,
    {
      code: 'event',
      answer: async ({ fields }) => {
        await fields.type('incidentDescription', 'Přes den někdo vlezl oknem do ložnice.');
        await fields.answerYesNo('policeInvestigation', 'YES');
        await fields.type('policeStation', 'Ostrava-Poruba');
      },
      kept: {
        incidentDescription: 'Přes den někdo vlezl oknem do ložnice.',
        policeInvestigation: 'YES',
        policeStation: 'Ostrava-Poruba',
      },
    },
    {
      code: 'burglary',
      answer: async ({ fields }) => {
        await fields.choose('theftPlace', 'HOME');
        await fields.choose('entryMethod', 'WINDOW');
        await fields.typeMoment('lastSeenAt', daysAgo(days).typed, '7.30');
        await fields.typeMoment('discoveredAt', daysAgo(days).typed, '17.45');
        await fields.tickSome('homeSecurity', ['ALARM']);
      },
      kept: {
        theftPlace: 'HOME',
        damageCause: '410',
        entryMethod: 'WINDOW',
        lastSeenAt: `${daysAgo(days).iso}T07:30`,
        discoveredAt: `${daysAgo(days).iso}T17:45`,
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
        await fields.answerYesNo('habitable', 'YES');
        await fields.answerYesNo('securedAgainstSpread', 'YES');
      },
      kept: {
        propertyDamages: [{ description: 'Hodinky po dědovi', kind: 'THING', state: 'STOLEN' }],
        damageSize: 'MEDIUM',
        habitable: 'YES',
        securedAgainstSpread: 'YES',
      },
    },
    noOtherInsurance,
    ...ending,
  ],
  added: {},
});
