import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const found = async (policyNumber: string, incidentDate: string) => {
  const answers = { uniKind: 'MACHINE', uniEvent: 'MACHINE_ELEMENT' } as const;
  const { reporter, params } = await beginWith(service, answers, 'uniflow');
  return reporter.call(calls.searchPolicy, { params, body: { policyNumber, incidentDate } });
};

test('a policy of a machine tells which one it is, and not its number', async () => {
  const { policyMachine } = await found('4400045645', '2026-11-10');
  expect(policyMachine).toEqual({ machineKind: 'MOBILE', machineName: 'Claas Lexion 770' });
});

test.each([
  ['before it began', '4400045645', '2020-01-10'],
  ['of whose machine the register tells nothing', '4400040460', '2026-11-10'],
])('a policy %s tells no machine', async (_, policyNumber, day) => {
  expect(await found(policyNumber, day)).not.toHaveProperty('policyMachine');
});
