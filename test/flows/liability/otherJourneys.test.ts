import { expect, test } from 'vitest';
import type { Answers } from '#machines/flow/answers.ts';
import { aNeighbour, usualAnswers } from './usualAnswers.ts';
import { wayOf } from './wayOf.ts';

const begin = 'index chooseEvent reporter policy';
const end = 'documents summary finalised';
const party = 'injuredParty[0] injuredParties';
const usual = (page: string): Answers => usualAnswers[page]?.({}) ?? {};
const asInsured = { causedBy: 'INSURED', causerName: undefined, causerBirthDate: undefined };
const suffered = { riskFlow: 'ODPPOS' };
const noInspection = { claimSentToCulprit: 'YES', otherInsurance: 'NO' };

test.each<[what: string, answers: Record<string, Answers>, pages: string, required: string[]]>([
  [
    'water that leaked from my washing machine to the flat below',
    {
      event: { ...usual('event'), damageCause: '510' },
      causedDamage: {
        ...usual('causedDamage'),
        ...asInsured,
        causedBy: 'THING',
        liabilityArea: 'OWNERSHIP',
      },
      'injuredParty[0]': {
        injuredParties: [
          {
            ...aNeighbour,
            damageKinds: ['PROPERTY'],
            damagedThings: undefined,
            damagedProperties: [{ description: 'Strop v koupelně' }],
          },
        ],
      },
    },
    `${begin} person event causedDamage ${party} ${end}`,
    [],
  ],
  [
    'a court that deals with it already',
    {
      causedDamage: {
        ...usual('causedDamage'),
        claimRaised: 'YES',
        currency: 'CZK',
        courtProceedings: 'YES',
      },
    },
    `${begin} person event causedDamage ${party} ${end}`,
    ['CLAIM_LETTER', 'COURT_PAPERS'],
  ],
  [
    'a kettle we sold, which burned a table',
    {
      causedDamage: { ...usual('causedDamage'), ...asInsured, liabilityArea: 'PRODUCT' },
      business: { businessActivity: 'Prodej domácích spotřebičů', productName: 'Rychlovarná konvice' },
    },
    `${begin} person event causedDamage business ${party} ${end}`,
    [],
  ],
  [
    'a floor we were laying, in a flat taken over for work',
    {
      causedDamage: { ...usual('causedDamage'), ...asInsured, liabilityArea: 'BUSINESS' },
      business: { businessActivity: 'Pokládka podlah', thingTakenOver: 'YES' },
    },
    `${begin} person event causedDamage business ${party} ${end}`,
    [],
  ],
  [
    'a dog of mine bitten by the dog of another: there is nothing to look at',
    {
      chooseEvent: suffered,
      event: { ...usual('event'), damageCause: '210' },
      sufferedDamage: {
        ...noInspection,
        injuredParties: [
          {
            damageKinds: ['OTHER'],
            damagedOthers: [{ otherKind: 'ANIMAL', description: 'Jezevčík' }],
            relation: 'STRANGER',
          },
        ],
      },
    },
    `${begin} culprit person bankData event sufferedDamage otherParty ${end}`,
    ['VET_REPORT'],
  ],
  [
    'an occupational disease, for which there is an opinion and no record of an injury',
    {
      chooseEvent: { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
      workInjury: {
        ...usual('workInjury'),
        occupationalDisease: 'YES',
        workInjuryRecorded: undefined,
        diagnosisDate: '2026-10-01',
      },
    },
    `${begin} employer person event workInjury injury ${end}`,
    ['DISEASE_OPINION'],
  ],
  [
    'cash that is short in the till, of which a part was paid to the employer',
    {
      chooseEvent: { riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' },
      policy: { ...usual('policy'), settledWithInjured: 'PART', currency: 'CZK', settledAmount: 2000 },
      workDamage: {
        ...usual('workDamage'),
        employerDamageKind: 'SHORTAGE',
        entrustedAgreement: 'YES',
        injuredParties: undefined,
      },
    },
    `${begin} person bankData event workDamage ${end}`,
    ['CLAIM_LETTER', 'PAYMENT_PROOF'],
  ],
])('a report of liability leads over %s', (_, answers, pages, required) => {
  const way = wayOf(answers);
  expect([way.pages, way.required]).toEqual([pages, required]);
});
