import { written } from './small/written.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { changedElsewhere, merged } from '#machines/flow/merge.ts';
import { variantOf } from './small/variantOf.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { ask } from '#test/ask.ts';
import { aLoanClaim } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';
import { partiesFlow } from './small/partiesFlow.ts';
import { searchFlow } from './small/searchFlow.ts';

const configuration = { dependentFields: {}, changedPrimeFields: [] };
const loan: Flow = loanFlow;
const search: Flow = searchFlow;
const parties: Flow = partiesFlow;

const told = (flow: Flow, base: ClaimDetail, mine: ClaimDetail, theirs: ClaimDetail) =>
  changedElsewhere(flow, { base, mine, theirs }).map(
    ({ page, path, isContested }) => `${page.code} ${path}${isContested ? ' by both' : ''}`,
  );

const merge = (flow: Flow, versions: readonly [ClaimDetail, ClaimDetail, ClaimDetail], ...kept: string[]) => {
  const [base, mine, theirs] = versions;
  return merged(flow, { base, mine, theirs }, kept, configuration);
};

describe('what another device has changed', () => {
  const base = aLoanClaim(['risk', 'account', 'event']);

  test.each<[string, ClaimDetail, ClaimDetail, readonly string[]]>([
    ['nothing', { incidentDescription: 'Tady.' }, {}, []],
    ['the same as here', { incidentDescription: 'Tady.' }, { incidentDescription: 'Tady.' }, []],
    [
      'another answer',
      { incidentDescription: 'Tady.' },
      { bankContactType: 'POLICY' },
      ['account bankContactType'],
    ],
    [
      'the same answer otherwise',
      { incidentDescription: 'Tady.' },
      { incidentDescription: 'Tam.' },
      ['event incidentDescription by both'],
    ],
    ['a first answer', {}, { moreInfo: 'Tam.' }, ['moreInfo moreInfo']],
    ['what nobody is asked', {}, { claimId: '1', focusedField: 'tel' }, []],
  ])('%s', (_, mine, theirs, changes) => {
    expect(told(loan, base, { ...base, ...mine }, { ...base, ...theirs })).toEqual(changes);
  });

  test('an account as one answer, although it has parts', () => {
    const account = (accountNumber: string) => ({
      ...base,
      userEnteredBankContact: { accountNumber, bankCode: '0100' },
    });
    expect(told(loan, base, account('19'), account('27'))).toEqual([
      'account userEnteredBankContact by both',
    ]);
  });

  test('a list that has other rows as a whole, its rows one by one where they are as many', () => {
    const list = (...kinds: ('THING' | 'VEHICLE')[]): ClaimDetail => ({
      injuredParties: kinds.map((kind) => ({ damageKinds: [kind] })),
    });
    expect(told(parties, list('THING'), list('THING'), list('THING', 'VEHICLE'))).toEqual([
      'parties injuredParties',
    ]);
    expect(told(parties, list('THING'), list('THING'), list('VEHICLE'))).toEqual([
      'party[0] injuredParties[0].damageKinds',
    ]);
  });
});

describe('both together', () => {
  const base = aLoanClaim(['risk', 'account', 'event']);
  const mine = {
    ...base,
    incidentDescription: 'Tady.',
    moreInfo: 'Tady.',
    formSteps: [...(base.formSteps ?? []), 'moreInfo'],
  };
  const theirs: ClaimDetail = {
    ...base,
    incidentDescription: 'Tam.',
    bankContactType: 'POLICY',
    userEnteredBankContact: undefined,
  };

  test('have what was changed there, and here where only this one changed it', () => {
    expect(merge(loan, [base, mine, theirs])).toEqual({
      claim: {
        appliedRiskId: 'OTHER',
        bankContactType: 'POLICY',
        incidentDescription: 'Tam.',
        moreInfo: 'Tady.',
        formSteps: ['risk', 'account', 'event', 'moreInfo'],
      },
      dropped: [],
    });
  });

  test('have what is kept as it is here', () => {
    expect(merge(loan, [base, mine, theirs], 'incidentDescription').claim.incidentDescription).toBe('Tady.');
  });

  test('keep what nobody is asked where only one of them changed it', () => {
    const { claim } = merge(loan, [base, { ...base, showHelp: true }, { ...base, focusedField: 'tel' }]);
    expect([claim.showHelp, claim.focusedField]).toEqual([true, 'tel']);
  });

  test('name what they leave no place for, whoever told it', () => {
    const changed: ClaimDetail = { ...base, appliedRiskId: 'UMR', incidentDate: '2020-11-01' };
    expect(merge(loan, [base, mine, changed]).dropped).toEqual(['incidentDescription']);
    expect(merge(loan, [base, mine, changed], 'appliedRiskId').dropped).toEqual(['incidentDate']);
  });
});

describe('what lookups have found', () => {
  const found = (contactSearch: string, vehicleModel: string): ClaimDetail => ({
    contactSearch,
    vehicleFound: true,
    vehicleModel,
    formSteps: ['vehicle'],
  });
  const [base, mine, theirs] = [
    found('1AB2345', 'Fabia'),
    found('2AB2345', 'Octavia'),
    found('3AB2345', 'Superb'),
  ];

  test('goes with the number that it was found by', () => {
    expect(merge(search, [base, mine, theirs]).claim).toMatchObject(theirs);
    expect(merge(search, [base, mine, theirs], 'contactSearch').claim).toMatchObject(mine);
  });

  test('is found again where the answers of its page come from both', () => {
    const two: Flow = {
      ...searchFlow,
      ...written(
        searchFlow.instances.map((page) =>
          page.code === 'vehicle'
            ? variantOf(page, { code: page.code, questions: [...page.questions, ask('incidentDate')] })
            : page,
        ),
      ),
    };
    const versions = [
      base,
      { ...mine, incidentDate: '2026-11-01' },
      { ...theirs, incidentDate: '2026-11-02' },
    ] as const;
    const { claim } = merge(two, versions, 'contactSearch');
    expect(claim).toEqual({ contactSearch: '2AB2345', incidentDate: '2026-11-02', formSteps: [] });
  });
});
