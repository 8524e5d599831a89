import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { spokenToIn, type SpokenTo } from '#machines/claim/derived/spokenTo.ts';

test.each<[string, ClaimDetail, SpokenTo | undefined]>([
  [
    'an employer who reports what happened to an employee',
    { reporterRole: 'INSURED', harmed: 'EMPLOYEE' },
    undefined,
  ],
  ['the employee it happened to', { reporterRole: 'INJURED', harmed: 'EMPLOYEE' }, 'self'],
  [
    'who has said that the policy is of somebody else',
    { reporterRole: 'INSURED', insuredIsOther: true },
    undefined,
  ],
  ['the insured', { reporterRole: 'INSURED' }, 'self'],
])('%s is spoken to as who they are', (_, claim, expected) => {
  expect(spokenToIn(claim)).toBe(expected);
});
