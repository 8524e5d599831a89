import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import type { ContactType } from '#machines/claim/enums.ts';
import { Failure } from '#machines/calls/failures.ts';
import { reportQuery } from '#machines/sales/reports/reportQuery.ts';
import { reportsMachine, type ReportAsked, type Unlocking } from '#machines/sales/reports/reportsMachine.ts';
import type { LiftAnswer } from '#machines/service/draftLocks.ts';
import type { FoundReports, OpenedReport, ReportSearch } from '#machines/service/sales/reportCalls.ts';
import { check } from '#machines/subject/issues/issue.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const report = {
  id,
  mark: '0f8fad5b',
  claimType: 'car',
  flowType: 'DRAFT',
  state: 'DRAFT',
  begunAt: '2026-11-20T08:00:00.000Z',
  changedAt: '2026-11-20T08:00:00.000Z',
} as const;
const locked: OpenedReport = {
  ...report,
  pages: [],
  failures: [],
  documents: 0,
  files: [],
  messages: [],
  lock: { locks: 4 },
};
const { lock: _, ...unlocked } = locked;
const search: ReportSearch = { text: '0f8fad5b', reason: 'COURT' };

const sent: OpenedReport = { ...unlocked, state: 'FINAL', claimNumber: '2026CAR00000101' };

const given = (opened: readonly (OpenedReport | Failure)[], refusal?: Failure) => {
  const asked: (ReportAsked | Unlocking)[] = [];
  const left = [...opened];
  const actor = createActor(
    reportsMachine.provide({
      actors: {
        findReports: fromPromise<FoundReports, ReportSearch | undefined>(() =>
          Promise.resolve({ reports: [report] }),
        ),
        openReport: fromPromise<OpenedReport, ReportAsked>(async ({ input }) => {
          asked.push(input);
          const one = left.shift();
          if (one === undefined || one instanceof Failure) throw one;
          return one;
        }),
        unlockReport: fromPromise<LiftAnswer, Unlocking>(async ({ input }) => {
          asked.push(input);
          if (refusal) throw refusal;
          return { isLifted: true };
        }),
        resendConfirmation: fromPromise<readonly ContactType[], ReportAsked>(async ({ input }) => {
          asked.push(input);
          if (refusal) throw refusal;
          return ['EMAIL'];
        }),
      },
    }),
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
    return actor.getSnapshot().context;
  };
  return { send, asked };
};

test('a report is found, opened for the reason it was looked for, and left again', async () => {
  const { send, asked } = given([locked]);
  expect(await send({ type: 'FIND', search })).toMatchObject({ found: { reports: [report] } });
  expect((await send({ type: 'OPEN', id })).opened).toEqual(locked);
  expect(asked).toEqual([{ id, reason: 'COURT' }]);
  expect((await send({ type: 'BACK' })).opened).toBeUndefined();
});

test('a lock is lifted, and the report is read again', async () => {
  const { send, asked } = given([locked, unlocked]);
  await send({ type: 'FIND', search });
  await send({ type: 'OPEN', id });
  expect(await send({ type: 'UNLOCK', words: 'proved by telephone' })).toMatchObject({
    opened: unlocked,
    lifted: { isLifted: true },
  });
  expect(asked).toEqual([
    { id, reason: 'COURT' },
    { id, words: 'proved by telephone' },
    { id, reason: 'COURT' },
  ]);
  await send({ type: 'UNLOCK', words: 'again' });
  expect(asked).toHaveLength(3);
});

test('a sent report is confirmed once more, and read again', async () => {
  const messages: OpenedReport['messages'] = [{ by: 'EMAIL', state: 'WAITING' }];
  const { send, asked } = given([sent, { ...sent, messages }]);
  await send({ type: 'FIND', search });
  await send({ type: 'OPEN', id });
  expect(await send({ type: 'RESEND' })).toMatchObject({ opened: { ...sent, messages }, resent: ['EMAIL'] });
  expect(asked).toEqual([
    { id, reason: 'COURT' },
    { id, reason: 'COURT' },
    { id, reason: 'COURT' },
  ]);
  expect((await send({ type: 'BACK' })).resent).toBeUndefined();
});

test('a report that is not sent has nothing to confirm', async () => {
  const { send, asked } = given([unlocked]);
  await send({ type: 'FIND', search });
  await send({ type: 'OPEN', id });
  expect((await send({ type: 'RESEND' })).resent).toBeUndefined();
  expect(asked).toEqual([{ id, reason: 'COURT' }]);
});

test('a confirmation that is refused is told', async () => {
  const failure = new Failure('403');
  const { send } = given([sent], failure);
  await send({ type: 'FIND', search });
  await send({ type: 'OPEN', id });
  expect(await send({ type: 'RESEND' })).toMatchObject({ opened: sent, resent: undefined, failure });
});

test('what is refused is told, and the report stays as it was', async () => {
  const failure = new Failure('403');
  const { send } = given([locked], failure);
  await send({ type: 'FIND', search });
  await send({ type: 'OPEN', id });
  expect(await send({ type: 'UNLOCK', words: 'proved by telephone' })).toMatchObject({
    opened: locked,
    lifted: undefined,
    failure,
  });
});

test.each([
  ['2026CAR00000101', true],
  ['2026 car 00000101', true],
  ['h000123', true],
  ['0F8FAD5B', true],
  ['790314/9034', false],
  ['Zkoušel', false],
])('%s is looked for: %s', (reportNumber, ok) => {
  expect(check(reportQuery, { reportNumber, reportReason: 'FAULT' }).ok).toBe(ok);
});
