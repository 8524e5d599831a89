import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { helpdeskReportMachine } from '#machines/actors/errors/helpdeskReport.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { HelpdeskAnswer, HelpdeskReport } from '#machines/service/helpdesk.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(helpdeskReportMachine);

const start = (...answers: readonly (HelpdeskAnswer | Error)[]) => {
  const report = script<HelpdeskAnswer, HelpdeskReport>(...answers);
  const machine = helpdeskReportMachine.provide({ actors: { report: report.logic } });
  const actor = createActor(machine, {
    inspect: walk.inspect,
    input: { report: aHelpdeskReport },
  }).start();
  const send = async () => {
    actor.send({ type: 'SEND' });
    await promisesDone();
    const { value, context } = actor.getSnapshot();
    return [value, context.reference, context.failure?.code];
  };
  return { actor, send, asked: report.asked };
};

test('a report that nobody sends stays here', async () => {
  const { actor, asked } = start();
  await promisesDone();
  expect([actor.getSnapshot().value, asked]).toEqual(['unsent', []]);
});

test('a report that was sent is known by its number, and goes once', async () => {
  const { send, asked } = start({ reference: 'H000012' });
  expect(await send()).toEqual(['sent', 'H000012', undefined]);
  expect(await send()).toEqual(['sent', 'H000012', undefined]);
  expect(asked).toEqual([aHelpdeskReport]);
});

test('a report that was not sent says why, and may be sent again', async () => {
  const { send } = start(new Failure('0'), { reference: 'H000013' });
  expect(await send()).toEqual(['notSent', undefined, '0']);
  expect(await send()).toEqual(['sent', 'H000013', '0']);
});

test('a second press while it is on its way changes nothing', async () => {
  const { send, asked } = start();
  expect(await send()).toEqual(['sending', undefined, undefined]);
  expect(await send()).toEqual(['sending', undefined, undefined]);
  expect(asked).toHaveLength(1);
});

test('every transition of a report is walked', () => {
  expect(walk.left()).toEqual([]);
});
