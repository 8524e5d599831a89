import { describe, expect, test } from 'vitest';
import type { Answers } from '#machines/flow/answers.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { changed } from '#test/flow/changed.ts';
import { aNeighbour, usualAnswers } from './usualAnswers.ts';
import { wayOf } from './wayOf.ts';

const begin = 'index chooseEvent reporter policy';
const end = 'documents summary finalised';
const knownPolicy = { policyNumber: '4400035275', incidentDate: '2026-11-10' };
const nothingPaid = { settledWithInjured: 'NOTHING' };
const paid = (settledWithInjured: string, settledAmount?: number): Answers => ({
  ...usualAnswers['policy']?.({}),
  settledWithInjured,
  currency: 'CZK',
  settledAmount,
});
const at = (harmed: string) => ({ chooseEvent: { riskFlow: 'ODPPRAC', harmed } });
const suffered = { chooseEvent: { riskFlow: 'ODPPOS' } };
const accountant = {
  causedDamage: {
    causedBy: 'INSURED',
    liabilityArea: 'PROFESSION',
    agreement: 'AGREE',
    claimRaised: 'YES',
    currency: 'CZK',
    courtProceedings: 'NO',
  },
  'injuredParty[0]': {
    currency: 'CZK',
    injuredParties: [
      {
        injured: aNeighbour.injured,
        relation: 'CUSTOMER',
        damageKinds: ['LOSS'],
        financialLosses: [{ description: 'Pokuta od úřadu' }],
      },
    ],
  },
};

type Journey = [what: string, answers: Record<string, Answers>, pages: string, required: string[]];

describe('a report of liability leads over', () => {
  test.each<Journey>([
    [
      'no account, because nobody has paid: the son broke a window',
      {},
      `${begin} person event causedDamage injuredParty[0] injuredParties ${end}`,
      [],
    ],
    [
      'the account of who has paid already, and asks for a proof of it',
      { policy: paid('ALL', 4000) },
      `${begin} person bankData event causedDamage injuredParty[0] injuredParties ${end}`,
      ['PAYMENT_PROOF'],
    ],
    [
      'one party with a bite and a torn coat',
      {
        event: { ...usualAnswers['event']?.({}), damageCause: '210' },
        causedDamage: {
          animalKind: 'pes',
          liabilityArea: 'PRIVATE',
          agreement: 'AGREE',
          claimRaised: 'NO',
          courtProceedings: 'NO',
        },
        'injuredParty[0]': {
          currency: 'CZK',
          injuredParties: [
            {
              ...aNeighbour,
              damageKinds: ['HEALTH', 'THING'],
              damagedLifes: [{ injurySeverity: { code: '2' }, injuryType: '040' }],
              damagedThings: [{ description: 'Kabát' }],
            },
          ],
        },
      },
      `${begin} person event causedDamage injuredParty[0] injuredParties ${end}`,
      [],
    ],
    [
      'who felled my fence, where nobody knows the policy',
      suffered,
      `${begin} culprit person bankData event sufferedDamage otherParty inspection ${end}`,
      ['DAMAGE_PHOTO'],
    ],
    [
      'the injury of who slipped on the ice, and nothing to look at',
      {
        ...suffered,
        sufferedDamage: {
          injuredParties: [{ damageKinds: ['HEALTH'], relation: 'STRANGER' }],
          claimSentToCulprit: 'NO',
          otherInsurance: 'NO',
        },
      },
      `${begin} culprit person bankData event sufferedDamage injury otherParty ${end}`,
      ['HEALTH_RECORD'],
    ],
    [
      'the employer and the employee whose hand was hurt at work',
      at('EMPLOYEE'),
      `${begin} employer person event workInjury injury ${end}`,
      ['WORK_INJURY_RECORD'],
    ],
    [
      'the plate of the company van that an employee dented',
      at('EMPLOYER'),
      `${begin} person event workDamage ${end}`,
      ['CLAIM_LETTER'],
    ],
    [
      'the work of an accountant who made a mistake',
      accountant,
      `${begin} person event causedDamage business injuredParty[0] injuredParties ${end}`,
      ['CLAIM_LETTER'],
    ],
  ])('%s', (_, answers, pages, required) => {
    const way = wayOf(answers);
    expect([way.pages, way.required]).toEqual([pages, required]);
  });

  test.each<Journey>([
    [
      'no page about the insured whom the policy knows',
      {},
      `${begin} event causedDamage injuredParty[0] injuredParties ${end}`,
      [],
    ],
    [
      'the employee who was hurt, though the policy knows the employer',
      at('EMPLOYEE'),
      `${begin} employer person event workInjury injury ${end}`,
      ['WORK_INJURY_RECORD'],
    ],
  ])('%s', (_, answers, pages, required) => {
    const known = {
      policyNumberValid: true,
      dummyPolicy: false,
      insured: { personKind: 'NATURAL' },
    } as const;
    const way = wayOf(
      { ...answers, policy: { ...knownPolicy, ...nothingPaid } },
      { found: { searchPolicy: known } },
    );
    expect([way.pages, way.required]).toEqual([pages, required]);
  });

  test('the dialogs that confirm the contact and the missing policy', () => {
    const none = { policyNumberValid: false, dummyPolicy: true };
    expect(wayOf({ ...suffered, policy: knownPolicy }, { found: { searchPolicy: none } }).dialogs).toEqual([
      'reporter: confirmReporterContacts',
      'policy: contractNotFound',
      'summary: finaliseNonLife',
    ]);
  });
});

test.each([
  [
    'who was harmed need not be a client, so whether we may keep their contact is asked at the end',
    'ODPPOS',
    false,
  ],
  ['the insured is one', 'ODPPOJ', undefined],
] as const)('%s', (_, riskFlow, contactConsent) => {
  const summary = { truthfulness: true, dataProcessingConsent: true, keepContact: 'NO' };
  const { claim } = wayOf({ chooseEvent: { riskFlow }, summary });
  expect(claim.contactConsent).toBe(contactConsent);
});

test('damage suffered and not caused: who was harmed, what was paid, the work and the policy of another fall', () => {
  const before = wayOf({ ...accountant, policy: paid('PROMISED') }).claim;
  const { claim, fell } = changed(liabilityDraft, before, { riskFlow: 'ODPPOS' });
  expect(fell).toEqual([
    'agreement',
    'businessActivity',
    'causedBy',
    'claimRaised',
    'courtProceedings',
    'injuredParties',
    'insured.birthDate',
    'insured.fullName',
    'insured.personKind',
    'liabilityArea',
    'mistakeDate',
    'reporter.email',
    'reporter.fullName',
    'reporter.tel',
    'reporterRole',
    'settledWithInjured',
  ]);
  expect([claim.injuredParties, claim.insured, claim.incidentDescription]).toEqual([
    undefined,
    undefined,
    before.incidentDescription,
  ]);
});

test('the employer was harmed and not the employee: who reports, whose policy it is and who was hurt are told again', () => {
  const { claim } = wayOf({ chooseEvent: { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' } });
  expect(changed(liabilityDraft, claim, { harmed: 'EMPLOYER' }).fell).toEqual([
    'agreement',
    'alcohol',
    'dateFrom',
    'injured.address',
    'injured.birthDate',
    'injured.fullName',
    'injured.tel',
    'injuryDescription',
    'injurySeverity.code',
    'injuryType',
    'occupationalDisease',
    'ongoing',
    'reporter.email',
    'reporter.fullName',
    'reporter.tel',
    'reporterRole',
    'safetyBreach',
    'settledWithInjured',
    'sickLeave',
    'workInjuryRecorded',
  ]);
});
