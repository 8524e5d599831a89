import { describe, expect, test } from 'vitest';
import { getPage } from '../../machines/flow/defineFlow.ts';
import { withAnswers, withPageDone } from '../../machines/flow/withAnswers.ts';
import { aReporter } from '../given.ts';
import { holeFlow } from './small/holeFlow.ts';
import { loanAnswers } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';

const nothing = { dependentFields: {}, changedPrimeFields: [] };
const risk = getPage(loanFlow, 'risk');
const account = getPage(loanFlow, 'account');

describe('answers of a page', () => {
  test('are merged into the claim, and the page is not done by that', () => {
    expect(
      withAnswers({ appliedRiskId: 'OTHER', formSteps: ['risk'] }, account, loanAnswers.account, nothing),
    ).toEqual({
      claim: { appliedRiskId: 'OTHER', ...loanAnswers.account, formSteps: ['risk'] },
      dropped: [],
    });
  });

  test('left out are taken back', () => {
    const before = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
    expect(withAnswers(before, risk, { appliedRiskId: 'OTHER' }, nothing).claim).toEqual({
      appliedRiskId: 'OTHER',
    });
  });

  test('of other pages are not taken', () => {
    const { claim } = withAnswers({}, risk, { appliedRiskId: 'OTHER', moreInfo: 'Z jiné stránky.' }, nothing);
    expect(claim).toEqual({ appliedRiskId: 'OTHER' });
  });

  test('are kept in their normal form', () => {
    const broker = getPage(holeFlow, 'broker');
    const { claim } = withAnswers({}, broker, { reporter: aReporter({ tel: '777 123 456' }) }, nothing);
    expect(claim.reporter?.tel).toBe('777123456');
  });

  test('let others fall and name them', () => {
    const before = { reporterRole: 'BROKER', reporter: aReporter({ companyName: 'Makléř s.r.o.' }) } as const;
    const { claim, dropped } = withAnswers(
      before,
      getPage(holeFlow, 'role'),
      { reporterRole: 'OTHER' },
      nothing,
    );
    expect(claim).toEqual({ reporterRole: 'OTHER' });
    expect(dropped).toEqual(['reporter.fullName', 'reporter.companyName', 'reporter.email', 'reporter.tel']);
  });

  test('that have not even the shape of their field are a mistake of the form', () => {
    expect(() => withAnswers({}, risk, { appliedRiskId: 'XXX' }, nothing)).toThrow(
      'Answers of risk do not fit: appliedRiskId.',
    );
  });
});

describe('a page', () => {
  test('is done behind the ones before, and its answers stay as they are', () => {
    expect(withPageDone({ ...loanAnswers.risk, formSteps: ['risk'] }, account)).toEqual({
      ...loanAnswers.risk,
      formSteps: ['risk', 'account'],
    });
  });

  test('is the first one done of a new claim', () => {
    expect(withPageDone({}, risk)).toEqual({ formSteps: ['risk'] });
  });

  test('is not done twice', () => {
    const claim = { formSteps: ['risk', 'account'] };
    expect(withPageDone(claim, risk)).toEqual(claim);
  });
});
