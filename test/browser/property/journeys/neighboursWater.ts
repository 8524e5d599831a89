import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import type { Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  chooseEvent,
  ending,
  homeOnPolicy,
  insuredReporter,
  knownPolicy,
} from '#test/browser/property/propertyAnswers.ts';

/** Water from the flat above, that many days ago: our policy pays, and asks the neighbour's insurer for the money. */
export const neighboursWaterOf = (days: number): Journey => ({
  variant: 'WATER',
  pages: [
    begin,
    chooseEvent('WATER'),
    insuredReporter,
    knownPolicy('4400032164', days, {
      hasMax3yearsOldPolicy: false,
      ...homeOnPolicy('FLAT', 'TENANT', 'F•••, Olomouc'),
    }),
    accountOfPolicy,
    {
      code: 'event',
      answer: async ({ fields }) => {
        await fields.choose('waterSource', 'NEIGHBOUR');
        await fields.answerYesNo('leakStopped', 'YES');
        await fields.answerYesNo('leakSudden', 'YES');
        await fields.type('incidentDescription', 'Sousedce nahoře přetekla vana.');
      },
      adds: {
        damageCause: '510',
        waterSource: 'NEIGHBOUR',
        leakStopped: 'YES',
        leakSudden: 'YES',
        incidentDescription: 'Sousedce nahoře přetekla vana.',
      },
    },
    {
      code: 'damage',
      answer: async ({ fields }) => {
        const wardrobe = fields.row('propertyDamages', 1);
        await wardrobe.type('propertyDamages.description', 'Skříň v ložnici');
        await wardrobe.choose('propertyDamages.kind', 'HOUSEHOLD');
        await wardrobe.choose('propertyDamages.state', 'DAMAGED');
        await fields.choose('damageSize', 'SMALL');
      },
      adds: {
        propertyDamages: [{ description: 'Skříň v ložnici', kind: 'HOUSEHOLD', state: 'DAMAGED' }],
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
      code: 'culprit',
      answer: async ({ fields }) => {
        await fields.type('otherParty.fullName', 'Eva Malá');
        await fields.type('otherParty.tel', '601 222 333');
      },
      adds: { culpritRelation: 'NEIGHBOUR', otherParty: { fullName: 'Eva Malá', tel: '601222333' } },
    },
    {
      code: 'inspection',
      answer: async ({ fields }) => {
        await fields.choose('propertyRepairHandling', 'PROPERTY_SELF_REPAIRMENT');
        await fields.choose('inspectionMethod', 'SELF_INSPECTION');
        await fields.choose('costBasis', 'COSTING');
      },
      adds: {
        propertyRepairHandling: 'PROPERTY_SELF_REPAIRMENT',
        inspectionMethod: 'SELF_INSPECTION',
        costBasis: 'COSTING',
      },
    },
    ...ending,
  ],
  added: {},
});
