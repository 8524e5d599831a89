import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { describeError, logging } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import type { App } from '#server/http/route.ts';
import { letWindDown } from '#server/http/stopping.ts';
import { DatabaseAway } from '#server/store/databaseAway.ts';

const lost = new DatabaseAway(Object.assign(new Error('lost'), { code: 'ECONNREFUSED' }));
const lines: { readonly msg: string; readonly seconds?: number }[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
const opened: App[] = [];

afterEach(async () => {
  lines.length = 0;
  await Promise.all(opened.splice(0).map(async (app) => app.close()));
});

/** Two kinds of work on one database, each done when it is asked for. */
function twoKinds() {
  const app: App = fastify(logging({ level: 'info', stream }));
  opened.push(app);
  letWindDown(app);
  const failures: { now: Error | undefined } = { now: undefined };
  const done = vi.fn<() => void>();
  const run = async (): Promise<void> => {
    done();
    if (failures.now) throw failures.now;
  };
  const kicks = ['messages not sent', 'files not checked'].map((failed) =>
    regularly(app, { run, interval: 3_600_000, failed }),
  );
  const everyKind = async (failure?: Error): Promise<void> => {
    failures.now = failure;
    for (const kick of kicks) {
      done.mockClear();
      kick();
      await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
      await new Promise(setImmediate);
    }
  };
  return everyKind;
}

test('a database that is away is told once, whatever work misses it, and that it is back', async () => {
  const everyKind = twoKinds();
  await everyKind(lost);
  await everyKind(lost);
  await everyKind();
  await everyKind();
  await everyKind(lost);
  expect(lines.map(({ msg, seconds }) => ({ msg, seconds }))).toEqual([
    { msg: 'database away', seconds: undefined },
    { msg: 'database back', seconds: 0 },
    { msg: 'database away', seconds: undefined },
  ]);
});

test('any other failure is told each time, by the work that it ended', async () => {
  const everyKind = twoKinds();
  await everyKind(new Error('no room'));
  expect(lines.map(({ msg }) => msg)).toEqual(['messages not sent', 'files not checked']);
  expect(lines).toMatchObject([{ type: describeError(new Error('no room')).type }, {}]);
});
