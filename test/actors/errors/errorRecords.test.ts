import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { errorRecordsMachine } from '#machines/actors/errors/errorRecords.ts';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { Failure, type FailureCode } from '#machines/calls/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '#machines/service/helpdesk.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(errorRecordsMachine);

const start = (limit = 3) => {
  const report = script<HelpdeskAnswer, HelpdeskReport>({ reference: 'H000012' });
  const helpdeskReport = helpdeskReportMachine.provide({ actors: { report: report.logic } });
  const actor = createActor(errorRecordsMachine.provide({ actors: { helpdeskReport } }), {
    inspect: walk.inspect,
    input: { limit },
  }).start();
  const fail = (code: FailureCode) => {
    const failure = new Failure(code);
    actor.send({ type: 'FAILED', failure, report: { ...aHelpdeskReport, code } });
    return failure;
  };
  const records = () => actor.getSnapshot().context.records;
  /** `closed: 500 sent, 0 unsent hidden` */
  const look = () => {
    const list = records().map(({ report: { code }, helpdesk, isHidden }) =>
      [code, helpdesk.getSnapshot().value, ...(isHidden ? ['hidden'] : [])].join(' '),
    );
    return `${actor.getSnapshot().value}: ${list.join(', ')}`;
  };
  return { actor, fail, records, look };
};

test('the newest error stands first, each once', () => {
  const { actor, fail, look } = start();
  const failure = fail('0');
  fail('500');
  actor.send({ type: 'FAILED', failure, report: aHelpdeskReport });
  expect(look()).toBe('closed: 500 unsent, 0 unsent');
});

test('the oldest errors are forgotten', () => {
  const { actor, fail, look } = start(2);
  for (const code of ['0', '400', '500'] as const) fail(code);
  expect(look()).toBe('closed: 500 unsent, 400 unsent');
  expect(Object.keys(actor.getSnapshot().children)).toHaveLength(2);
});

test('one error goes to the helpdesk, the others stay', async () => {
  const { fail, records, look } = start();
  fail('0');
  fail('500');
  records()[1]?.helpdesk.send({ type: 'SEND' });
  await promisesDone();
  expect(look()).toBe('closed: 500 unsent, 0 sent');
});

test('one error is hidden in the open list, and all are shown again', () => {
  const { actor, fail, look } = start();
  const failure = fail('0');
  fail('500');
  actor.send({ type: 'OPEN' });
  actor.send({ type: 'HIDE', failure });
  expect(look()).toBe('open: 500 unsent, 0 unsent hidden');
  actor.send({ type: 'SHOW_ALL' });
  actor.send({ type: 'CLOSE' });
  expect(look()).toBe('closed: 500 unsent, 0 unsent');
});

test('a failed call waits for the reporter, who repeats it or gives it up with what failed beside it', () => {
  const { actor, look } = start();
  const decided: unknown[] = [];
  actor.on('calls.decided', ({ failures, isRepeated }) =>
    decided.push([failures.map(({ code }) => code), isRepeated]),
  );
  const callFails = (code: FailureCode) =>
    actor.send({ type: 'CALL_FAILED', failure: new Failure(code), report: { ...aHelpdeskReport, code } });
  callFails('500');
  callFails('0');
  actor.send({ type: 'REPEAT' });
  callFails('403');
  actor.send({ type: 'GIVE_UP' });
  expect([decided, actor.getSnapshot().context.waiting, look()]).toEqual([
    [
      [['500', '0'], true],
      [['403'], false],
    ],
    [],
    'closed: 403 unsent, 0 unsent, 500 unsent',
  ]);
});

test('a new error is shown before the list', () => {
  const { actor, fail, look } = start();
  fail('0');
  actor.send({ type: 'OPEN' });
  fail('500');
  expect(look()).toBe('closed: 500 unsent, 0 unsent');
});

test('every transition of the errors is walked', () => {
  expect(walk.left()).toEqual([]);
});
