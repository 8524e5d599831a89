import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { withMoreDone } from '#machines/flow/change.ts';
import { answersOn, askedOn, withAnswers } from '#machines/flow/answers.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import { definePage } from '#machines/report/kit.ts';
import { aReporter } from '#test/given.ts';
import { holeFlow } from './small/holeFlow.ts';
import { loanAnswers } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { partiesFlow } from './small/partiesFlow.ts';
import { ask, tell } from '#test/ask.ts';

const risk = getPage(loanFlow, 'risk');
const account = getPage(loanFlow, 'account');

describe('answers of a page', () => {
  test('are merged into the claim, and the page is not done by that', () => {
    expect(
      withAnswers({ appliedRiskId: 'OTHER', formSteps: ['risk'] }, account, loanAnswers.account),
    ).toEqual({
      appliedRiskId: 'OTHER',
      ...loanAnswers.account,
      formSteps: ['risk'],
    });
  });

  test('left out are taken back', () => {
    const before = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
    expect(withAnswers(before, risk, { appliedRiskId: 'OTHER' })).toEqual({ appliedRiskId: 'OTHER' });
  });

  test('of other pages are not taken', () => {
    expect(withAnswers({}, risk, { appliedRiskId: 'OTHER', moreInfo: 'Z jiné stránky.' })).toEqual({
      appliedRiskId: 'OTHER',
    });
  });

  test('to what is not asked now are not taken, and what was told there before is left to the whole change', () => {
    const { userEnteredBankContact } = loanAnswers.account;
    const none = { bankContactType: 'NONE' } as const;
    expect([
      withAnswers({}, account, { ...none, userEnteredBankContact }),
      withAnswers(loanAnswers.account, account, none),
    ]).toEqual([none, { ...none, userEnteredBankContact }]);
  });

  test('are kept in their normal form', () => {
    const broker = getPage(holeFlow, 'broker');
    const claim = withAnswers({}, broker, { reporter: aReporter({ tel: '777 123 456' }) });
    expect(claim.reporter?.tel).toBe('777123456');
  });

  test('let others fall and name them', () => {
    const claim = { reporterRole: 'BROKER', reporter: aReporter({ companyName: 'Makléř s.r.o.' }) } as const;
    const nothing = { dependentFields: {}, changedPrimeFields: [] };
    const known = { flow: holeFlow, claim, configuration: nothing };
    expect(pendingRecord(known, 'role', { reporterRole: 'OTHER' }, { force: false })).toMatchObject({
      claim: { reporterRole: 'OTHER' },
      dropped: ['reporter.fullName', 'reporter.companyName', 'reporter.email', 'reporter.tel'],
    });
  });

  test('that have not even the shape of their field are a mistake of the form', () => {
    expect(() => withAnswers({}, risk, { appliedRiskId: 'XXX' })).toThrow(
      'Answers of risk do not fit: appliedRiskId.',
    );
  });

  test('leave the claim they are added to as it is', () => {
    const claim: ClaimDetail = { reporter: aReporter() };
    withAnswers(claim, getPage(holeFlow, 'broker'), { reporter: aReporter({ tel: '777 999 999' }) });
    expect(claim).toEqual({ reporter: aReporter() });
  });

  test('about one row leave the others and their places alone', () => {
    const claim: ClaimDetail = { injuredParties: [{ damageKinds: ['THING'] }] };
    const second = { injuredParties: [undefined, { damageKinds: ['HEALTH'] }] };
    expect(withAnswers(claim, getPage(partiesFlow, 'party[1]'), second).injuredParties).toEqual([
      { damageKinds: ['THING'] },
      { damageKinds: ['HEALTH'] },
    ]);
  });
});

describe('what nobody types', () => {
  const animal = definePage({
    code: 'animal',
    path: '/zvire',
    step: 'event',
    questions: [
      ask('animalDamage', {
        only: [
          { code: 'COLLISION', when: { fact: 'damageCause', is: '200' } },
          { code: 'BITE', when: { fact: 'damageCause', is: '210' } },
        ],
        autoAnswers: true,
      }),
      tell('vehicleModel'),
    ],
    next: [],
  });

  test('the only code offered is the answer, whatever was answered', () => {
    const claim: ClaimDetail = { damageCause: '210' };
    expect([
      withAnswers(claim, animal, {}),
      withAnswers(claim, animal, { animalDamage: 'COLLISION' }),
    ]).toEqual([
      { ...claim, animalDamage: 'BITE' },
      { ...claim, animalDamage: 'BITE' },
    ]);
  });

  test('an answer of a lookup that is shown is neither taken nor taken back', () => {
    const claim: ClaimDetail = { damageCause: '200', vehicleModel: 'Octavia' };
    expect(withAnswers(claim, animal, { vehicleModel: 'Superb' }).vehicleModel).toBe('Octavia');
  });
});

describe('of a list with its rows asked about', () => {
  const hospital = definePage({
    code: 'hospital',
    path: '/nemocnice',
    step: 'event',
    questions: [
      ask('hospitalizations', {
        rows: [
          ask('hospitalizations[].facilityName'),
          ask('hospitalizations[].ongoing', { optional: true }),
          ask('hospitalizations[].dateTo', {
            when: { not: { fact: 'hospitalizations[].ongoing', is: true } },
          }),
        ],
      }),
    ],
    next: [],
  });

  test('each row keeps what it is asked, and nothing more', () => {
    const over = { facilityName: 'Nemocnice Ostrava', dateTo: '2026-11-12' };
    const answers = {
      hospitalizations: [
        { ...over, icu: 'YES' },
        { ...over, ongoing: true },
      ],
    };
    expect(withAnswers({}, hospital, answers).hospitalizations).toEqual([
      over,
      { facilityName: 'Nemocnice Ostrava', ongoing: true },
    ]);
  });

  test('fewer rows are fewer rows', () => {
    const claim: ClaimDetail = { hospitalizations: [{ facilityName: 'A' }, { facilityName: 'B' }] };
    expect(withAnswers(claim, hospital, { hospitalizations: [{ facilityName: 'B' }] })).toEqual({
      hospitalizations: [{ facilityName: 'B' }],
    });
  });
});

test('the answers of a claim to a page are those to what it asks now', () => {
  const claim: ClaimDetail = { ...loanAnswers.account, bankContactType: 'NONE', moreInfo: 'Něco.' };
  expect([askedOn(account, claim).map(({ ask }) => ask), answersOn(account, claim)]).toEqual([
    ['bankContactType'],
    { bankContactType: 'NONE' },
  ]);
});

describe('a page', () => {
  test('is done behind the ones before, and its answers stay as they are', () => {
    expect(withMoreDone(claimSubject, { ...loanAnswers.risk, formSteps: ['risk'] }, ['account'])).toEqual({
      ...loanAnswers.risk,
      formSteps: ['risk', 'account'],
    });
  });

  test('is the first one done of a new claim', () => {
    expect([claimSubject.pagesDone({}), withMoreDone(claimSubject, {}, ['risk'])]).toEqual([
      [],
      { formSteps: ['risk'] },
    ]);
  });

  test('is not done twice', () => {
    const claim = { formSteps: ['risk', 'account'] };
    expect(withMoreDone(claimSubject, claim, ['risk'])).toEqual(claim);
  });
});
