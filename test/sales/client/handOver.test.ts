import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { handOverMachine, type CaseAsked, type Report } from '#machines/sales/client/handOverMachine.ts';
import { onlyOption, reportOptions } from '#machines/sales/client/reportOptions.ts';
import type { ClientPolicy } from '#machines/service/clients.ts';

const client = '0f8fad5b-d9cb-469f-a165-70867728950e';
const report: Report = { claimType: 'car', path: '/hlaseni/nonlife/car', policyNumber: '4400100017' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const given = (answers: readonly (string | Failure)[]) => {
  const asked: CaseAsked[] = [];
  const left: object[] = [];
  const actor = createActor(
    handOverMachine.provide({
      actors: {
        openCase: fromPromise<string, CaseAsked>(({ input }) => {
          const answer = answers[asked.length] ?? '';
          asked.push(input);
          return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
        }),
      },
      actions: { leave: (_, params) => void left.push(params) },
    }),
    { input: { client } },
  ).start();
  return { actor, asked, left };
};

test('a report leaves with its case, once, however often it is pressed', async () => {
  const { actor, asked, left } = given(['a case']);
  actor.send({ type: 'REPORT', report });
  actor.send({ type: 'REPORT', report });
  await settle();
  expect([asked, left]).toEqual([
    [{ client, policyNumber: '4400100017' }],
    [{ clientCase: 'a case', report }],
  ]);
});

test('where no case is opened one stays and is told why, and may try again', async () => {
  const { actor, left } = given([new Failure('500'), 'a case']);
  actor.send({ type: 'REPORT', report });
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual(['idle', '500']);
  actor.send({ type: 'REPORT', report });
  await settle();
  expect(left).toHaveLength(1);
});

const policy = (policyNumber: string, reports: ClientPolicy['reports']): ClientPolicy => ({
  policyNumber,
  line: 'CAR_POV',
  validFrom: '2020-05-01',
  currency: 'CZK',
  status: 'ACTIVE',
  isInForce: true,
  reports,
});

test('what may be reported is listed by policies and lines that are offered, the policy that was left first', () => {
  const policies = [
    policy('1', [{ claimType: 'car' }, { claimType: 'life' }]),
    policy('2', [{ claimType: 'uniflow', uniKind: 'TRAVEL' }]),
    policy('3', []),
  ];
  const told = (first?: string) =>
    reportOptions(policies, ['car', 'uniflow'], first).map((one) => [
      one.policy.policyNumber,
      one.claimType,
      one.uniKind,
    ]);
  expect(told()).toEqual([
    ['1', 'car', undefined],
    ['2', 'uniflow', 'TRAVEL'],
  ]);
  expect(told('2')[0]).toEqual(['2', 'uniflow', 'TRAVEL']);
  const options = reportOptions(policies, ['car']);
  expect([onlyOption(options), onlyOption(reportOptions(policies, ['car', 'life']))]).toEqual([
    { policy: policies[0], claimType: 'car' },
    undefined,
  ]);
});
