import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createLog } from '#src/service/createLog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A log whose calls end as the test says, and the events that each of them carried. */
const aLog = (...ends: (Failure | undefined)[]) => {
  const sent: string[][] = [];
  const call = (_: unknown, { body }: { body: { entries: readonly { event: string }[] } }) => {
    sent.push(body.entries.map(({ event }) => event));
    const end = ends.shift();
    return end ? Promise.reject(end) : Promise.resolve({});
  };
  // @ts-expect-error -- Only the one call of a log is made here.
  const log = createLog({ call }, () => []);
  return { sent, log: (event: string) => log({ level: 'warn', event }) };
};

const flush = () => vi.advanceTimersByTimeAsync(5000);

test('what a log call that failed carried is sent with what comes next', async () => {
  const { log, sent } = aLog(new Failure('0'), new Failure('500'));
  log('one');
  await flush();
  log('two');
  await flush();
  await flush();
  await flush();
  expect(sent).toEqual([['one'], ['one', 'two'], ['one', 'two']]);
});

test('what a log call refuses is not sent again', async () => {
  const { log, sent } = aLog(new Failure('400'));
  log('one');
  await flush();
  await flush();
  expect(sent).toEqual([['one']]);
});
