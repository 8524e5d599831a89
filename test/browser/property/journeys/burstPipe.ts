import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import type { Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  chooseEvent,
  ending,
  homeOnPolicy,
  insuredReporter,
  knownPolicy,
} from '#test/browser/property/propertyAnswers.ts';

/** A pipe that burst in a flat that many days ago, and whose water still runs when it is told. */
export const burstPipeOf = (days: number): Journey => ({
  variant: 'WATER',
  pages: [
    begin,
    chooseEvent('WATER'),
    insuredReporter,
    knownPolicy('4400033201', days, {
      hasMax3yearsOldPolicy: false,
      ...homeOnPolicy('FLAT', 'TENANT', 'D•••, Zlín'),
    }),
    accountOfPolicy,
    {
      code: 'event',
      answer: async ({ fields }) => {
        await fields.choose('waterSource', 'OWN_PIPE');
        await fields.answerYesNo('leakStopped', 'NO');
        await fields.answerYesNo('leakSudden', 'YES');
        await fields.answerYesNo('othersFlooded', 'YES');
        await fields.type('incidentDescription', 'V koupelně praskla hadička pod umyvadlem.');
      },
      adds: {
        damageCause: '510',
        waterSource: 'OWN_PIPE',
        leakStopped: 'NO',
        leakSudden: 'YES',
        othersFlooded: 'YES',
        incidentDescription: 'V koupelně praskla hadička pod umyvadlem.',
      },
    },
    {
      code: 'damage',
      answer: async ({ fields, page }) => {
        const carpet = fields.row('propertyDamages', 1);
        await carpet.type('propertyDamages.description', 'Koberec v obýváku');
        await carpet.choose('propertyDamages.kind', 'HOUSEHOLD');
        await carpet.choose('propertyDamages.state', 'DESTROYED');
        await openDetails({ page });
        await carpet.type('propertyDamages.price', '12 000');
        await fields.choose('damageSize', 'SMALL');
      },
      adds: {
        propertyDamages: [
          { description: 'Koberec v obýváku', kind: 'HOUSEHOLD', state: 'DESTROYED', price: 12_000 },
        ],
        damageSize: 'SMALL',
        selfInspectionAuthorized: true,
      },
    },
    {
      code: 'habitability',
      answer: async ({ fields }) => {
        await fields.answerYesNo('habitable', 'YES');
      },
      adds: { habitable: 'YES' },
    },
    {
      code: 'inspection',
      answer: async ({ fields }) => {
        await fields.choose('propertyRepairHandling', 'PROPERTY_HEADINGFOR_SERVICE');
        await fields.choose('inspectionMethod', 'SELF_INSPECTION');
      },
      adds: {
        propertyRepairHandling: 'PROPERTY_HEADINGFOR_SERVICE',
        inspectionMethod: 'SELF_INSPECTION',
      },
    },
    {
      code: 'repairShop',
      answer: async ({ page }) => {
        await page.getByRole('radio', { name: 'Havarijní služba Kapka', exact: true }).check();
      },
      adds: {
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
