import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import type { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { salesPage } from '#test/sales/salesPage.ts';
import { known, ofCasco, policy } from './policies.ts';

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:07:00+01:00'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const insured = {
  compulsory: { isAway: false, periods: [{ from: '2024-05-01', policyNumber: '4400100017' }] },
  policyNumbers: ['4400100017', '4400101054'],
} satisfies Partial<KnownOfPolicy>;
const found = (record: PolicyRecord, more: Partial<KnownOfPolicy> = insured) =>
  check(answersSchema(salesPage('POLICY', 'policy'), { ...record, ...known, ...more }), record).issues.map(
    ({ name, key, severity, values }) => [name, key, severity, values?.['date']].filter(Boolean).join(' '),
  );
const today = { ...policy, insuranceStart: '2026-11-20', insuranceStartTime: '23:00' };
const warning = 'insuranceStart insuredElsewhere warning 01.05.2024';
const replacing = (replacedPolicyNumber: string): PolicyRecord => ({
  ...today,
  creation: 'REPLACEMENT',
  replacedPolicyNumber,
});

test.each<[string, PolicyRecord, readonly string[], Partial<KnownOfPolicy>?]>([
  ['is warned of before it starts', policy, [warning]],
  ['is refused from the start on', today, ['insuranceStart insuredElsewhere error 01.05.2024']],
  ['is warned of where the vehicle is taken over', { ...today, creation: 'TAKEOVER' }, [warning]],
  [
    'that was stored stays right',
    today,
    [warning],
    { ...insured, before: { insuranceStart: '2026-11-20', agreementDate: '2026-11-20' } },
  ],
  [
    'may start after the other one ends',
    policy,
    [],
    { compulsory: { isAway: false, periods: [{ from: '2024-05-01', to: '2026-11-20' }] } },
  ],
  ['may take the place of the other one', replacing('4400100017'), []],
  [
    'takes the place of that one alone',
    replacing('4400101054'),
    ['insuranceStart insuredElsewhere error 01.05.2024'],
  ],
  [
    'takes the place of no policy that the client does not have',
    { ...replacing('4400118683'), insuranceStart: '2026-11-21' },
    ['replacedPolicyNumber policyUnknown error', warning],
  ],
  [
    'is not compared while the register is away',
    policy,
    ['insuranceStart coverLater warning'],
    {
      compulsory: { isAway: true, periods: [] },
    },
  ],
])('a second compulsory insurance %s', (_, record, issues, more) => {
  expect(found(record, more)).toEqual(issues);
});

test('casco may stand beside the compulsory insurance of another one', () => {
  const { limit: _limit, ...rest } = today;
  expect(found({ ...rest, ...ofCasco, insuranceType: 'HAV' })).toEqual([]);
});
