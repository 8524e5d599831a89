import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { policyDependents } from '#machines/sales/policy/policyDependents.ts';
import { storedPolicy } from '#machines/sales/policy/storedPolicy.ts';
import { PolicyRecord, type KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';
import type { Reach } from '#machines/subject/dependent.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { dependentsOf } from '#src/forms/dependents.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { fixed, known, ofCasco, period, policy } from './policies.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:07:00+01:00'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const found = (record: PolicyRecord, more: Partial<KnownOfPolicy> = {}): readonly string[] =>
  check(answersSchema(salesPage('POLICY', 'policy'), { ...record, ...known, ...more }), record).issues.map(
    ({ name, key, severity }) =>
      `${name} ${key}${severity === 'error' || severity === 'required' ? '' : ` ${severity}`}`,
  );
const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'] as const;
const payer = { client: ids[1], role: 'PAYER' } as const;
const without = (record: PolicyRecord, ...names: readonly (keyof PolicyRecord)[]): PolicyRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.some((one) => one === name)));

test('compulsory insurance, and casco with insurance before it, lack nothing', () => {
  expect(found(policy)).toEqual([]);
  expect(found({ ...policy, ...ofCasco, periods: [period] })).toEqual([]);
});

test.each<[keyof PolicyRecord, PolicyRecord]>([
  ['insuranceType', policy],
  ['creation', policy],
  ['limit', policy],
  ['agreementDate', policy],
  ['insuranceStart', policy],
  ['duration', policy],
  ['paymentFrequency', policy],
  ['paymentType', policy],
  ['replacedPolicyNumber', { ...policy, creation: 'REPLACEMENT' }],
  ['insuranceEnd', { ...policy, duration: 'FIXED' }],
  ['insuranceStartTime', { ...policy, insuranceStart: '2026-11-20' }],
  ['sumInsured', { ...policy, ...ofCasco }],
  ['deductible', { ...policy, ...ofCasco }],
  ['perils', { ...policy, ...ofCasco }],
])('%s is required', (name, record) => {
  expect(found(without(record, name))).toContain(`${name} required`);
});

test('who arranges it is asked, and the part of a second one only where there is one', () => {
  expect(found({ ...policy, agent: {} })).toEqual(['agent.agentNumber required']);
  const agent = { agentNumber: '100100', secondaryAgent: '100200' };
  expect(found({ ...policy, agent })).toEqual(['agent.share required']);
  expect(found({ ...policy, agent: { ...agent, share: 30 } })).toEqual([]);
});

test.each<[string, PolicyRecord, string, Partial<KnownOfPolicy>?]>([
  ['an agreement that is to come', { ...policy, agreementDate: '2026-11-21' }, 'agreementDate futureDay'],
  [
    'an agreement of more than thirty days ago',
    { ...policy, agreementDate: '2026-10-20' },
    'agreementDate agreedTooLongAgo',
  ],
  [
    'a start before the agreement',
    { ...policy, insuranceStart: '2026-11-19' },
    'insuranceStart startBeforeAgreed',
  ],
  ['a start in more than a year', { ...policy, insuranceStart: '2027-11-21' }, 'insuranceStart startTooLate'],
  [
    'a time that has passed',
    { ...policy, insuranceStart: '2026-11-20', insuranceStartTime: '12:06' },
    'insuranceStartTime startTimePast',
  ],
  [
    'an end on the day of the start',
    { ...fixed, insuranceEnd: '2026-11-21' },
    'insuranceEnd endNotAfterStart',
  ],
  ['an end after more than five years', { ...fixed, insuranceEnd: '2031-11-22' }, 'insuranceEnd endTooLate'],
  [
    'less than a year in instalments',
    { ...fixed, insuranceEnd: '2027-05-20' },
    'paymentFrequency onceUnderYear',
  ],
  [
    'an instalment below five hundred',
    { ...policy, paymentFrequency: 'MONTHLY' },
    'instalments[0].amount instalmentTooSmall',
    { insured: { type: 'B' } },
  ],
  [
    'a transfer each month',
    { ...policy, paymentFrequency: 'MONTHLY', paymentType: 'TRANSFER' },
    'paymentType monthlyTransfer',
  ],
  [
    'casco of an old car',
    { ...policy, ...ofCasco },
    'insuranceType tooOldForCasco',
    { insured: { ...known.insured, startDate: '2010-01-01' } },
  ],
  [
    'casco of a car of eleven years',
    { ...policy, ...ofCasco },
    'insuranceType oldForCasco underwriting',
    { insured: { ...known.insured, startDate: '2015-01-01' } },
  ],
  [
    'a holder who is of age ten days later',
    policy,
    'roles[0].client holderTooYoung',
    { holder: { birthDate: '2008-12-01', life: 'LIVING' } },
  ],
  [
    'a first one who is not the holder',
    { ...policy, roles: [{ client: ids[0], role: 'OWNER' }] },
    'roles[0].role holderFirst',
  ],
  [
    'another holder than the client',
    { ...policy, roles: [{ client: ids[1], role: 'POLICYHOLDER' }] },
    'roles[0].client holderOther',
    { holder: { ...known.holder, client: ids[0] } },
  ],
  [
    'one role twice',
    { ...policy, roles: [{ client: ids[0], role: 'POLICYHOLDER' }, payer, payer] },
    'roles[2].client roleTwice',
  ],
  ['a holder who has died', policy, 'creation holderGone', { holder: { life: 'DEAD' } }],
  ['a company that has ceased', policy, 'creation holderGone', { holder: { life: 'CEASED' } }],
  [
    'a company in liquidation',
    policy,
    'creation holderApproved underwriting',
    { holder: { life: 'LIQUIDATION' } },
  ],
  ['who is insolvent', policy, 'creation holderApproved underwriting', { holder: { life: 'INSOLVENT' } }],
  ['the number of an agent', { ...policy, agent: { agentNumber: '1001' } }, 'agent.agentNumber agentNumber'],
  [
    'one agent twice',
    { ...policy, agent: { agentNumber: '100100', secondaryAgent: '100100', share: 30 } },
    'agent.secondaryAgent agentTwice',
  ],
  [
    'a part of a hundred per cent',
    { ...policy, agent: { agentNumber: '100100', secondaryAgent: '100200', share: 100 } },
    'agent.share max',
  ],
  ['a sum too small', { ...policy, ...ofCasco, sumInsured: 19_999 }, 'sumInsured min'],
  [
    'a special agreement',
    { ...policy, specialAgreement: 'Bez spoluúčasti na skle.' },
    'specialAgreement agreementApproved underwriting',
  ],
  [
    'a birth number in the note',
    { ...policy, note: 'Volal syn 030314/9055.' },
    'note birthNumberInside warning',
  ],
  [
    'a period that ends before it begins',
    { ...policy, periods: [{ ...period, to: '2020-04-30', events: [] }] },
    'periods[0].to endNotAfterStart',
  ],
  [
    'a period of another kind of vehicle',
    { ...policy, periods: [{ ...period, vehicleType: 'B' }] },
    'periods[0].vehicleType otherKind warning',
  ],
])('%s', (_, record, issue, more) => {
  expect(found(record, more)).toContain(issue);
});

test('a start may come before the agreement where a policy is taken over, and on the day of age', () => {
  expect(found({ ...policy, creation: 'TAKEOVER', insuranceStart: '2026-11-19' })).toEqual([]);
  const holder = { birthDate: '2008-12-01', life: 'LIVING' } as const;
  expect(found({ ...policy, insuranceStart: '2026-12-01' }, { holder })).toEqual([]);
});

test('what was right when it was stored stays right', () => {
  const before = { agreementDate: '2026-09-01', insuranceStart: '2026-11-20' };
  const record = { ...policy, ...before, insuranceStartTime: '08:00' };
  expect(found(record)).toEqual(
    expect.arrayContaining(['agreementDate agreedTooLongAgo', 'insuranceStartTime startTimePast']),
  );
  expect(found(record, { before })).toEqual([]);
});

describe('who has a role', () => {
  test('is asked with each row, and the holder follows from whose policy it is', () => {
    const [client] = ids;
    expect(found({ ...policy, roles: [{ role: 'PAYER' }] })).toContain('roles[0].client required');
    const holder = { ...known.holder, client };
    expect(storedPolicy(policy, { ...known, holder }).roles).toEqual([{ client, role: 'POLICYHOLDER' }]);
    const roles = [{ client, role: 'POLICYHOLDER' as const }, payer];
    expect(storedPolicy({ ...policy, roles }, { ...known, holder }).roles).toEqual(roles);
  });

  test('is validated again: the holder with the start, every row with the roles', () => {
    const clients = ['roles[0].client', 'roles[1].client'];
    expect(again('PROVIDED_INDEX', 'insuranceStart', clients)).toEqual(['roles[0].client']);
    const both = {
      ...policy,
      roles: [
        { client: ids[0], role: 'POLICYHOLDER' },
        { ...payer, role: 'POLICYHOLDER' },
      ],
    };
    expect(found(PolicyRecord.parse(both))).toEqual(['roles[1].role holderTwice']);
    expect(again('WHOLE', 'roles[0].role', ['roles[0].role', 'roles[1].role'])).toHaveLength(2);
  });
});

/** The fields that a change makes be validated again at one level, of those of a form. */
const again = (level: Reach, changed: string, present: readonly string[]) =>
  dependentsOf(
    changed,
    policyDependents.filter(({ reach }) => reach === level),
    present,
  );
const later = { ...period, from: '2024-05-01', to: '2026-04-30', events: [] };
const rows = (name: string) => [0, 1].map((row) => `periods[${row}].${name}`);

describe('what is validated again', () => {
  test('SAME_INDEX: the start of a period is read by its own end', () => {
    expect(found({ ...policy, periods: [period, { ...later, from: '2026-05-01' }] })).toEqual([
      'periods[1].to endNotAfterStart',
    ]);
    expect(again('SAME_INDEX', 'periods[1].from', rows('to'))).toEqual(['periods[1].to']);
  });

  test('WHOLE: any period may be the one that overlaps', () => {
    expect(found({ ...policy, periods: [period, { ...later, from: '2024-04-30' }] })).toEqual([
      'periods[1].from periodsOverlap',
    ]);
    expect(again('WHOLE', 'periods[0].to', rows('from'))).toEqual(rows('from'));
  });

  test('PARENT_ROW: the day of a loss lies in the period around it', () => {
    const events = [{ date: '2019-01-01', kind: 'CASCO' as const }];
    expect(found({ ...policy, periods: [later, { ...period, events }] })).toEqual([
      'periods[1].events[0].date eventOutside',
    ]);
    expect(again('PARENT_ROW', 'periods[1].events[0].date', rows('to'))).toEqual(['periods[1].to']);
  });

  test('TARGET_WHOLE: no period ends after the policy has started', () => {
    expect(found({ ...policy, periods: [period, { ...later, to: '2026-12-31' }] })).toEqual([
      'periods[1].to periodAfterStart',
    ]);
    expect(again('TARGET_WHOLE', 'insuranceStart', rows('to'))).toEqual(rows('to'));
  });
});
