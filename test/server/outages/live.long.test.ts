import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatCalls as calls } from '#machines/service/sales/chatCalls.ts';
import { announce, say } from '#server/store/bus/news.ts';
import { postgresBus } from '#server/store/bus/postgresBus.ts';
import { openDatabase, type Database } from '#server/store/database.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { openTab } from '#test/server/live/tab.ts';
import { patience } from '#test/server/patience.ts';
import { postgresPrograms as programs, startPostgres, type Postgres } from '#test/server/postgres.ts';
import { end, killAll, startService as startProcess } from '#test/server/process.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { openLine, type Line } from './line.ts';

const minutes = { timeout: 180_000 };

describe.skipIf(programs === undefined)('of services on one PostgreSQL', minutes, () => {
  let postgres: Postgres;
  let line: Line;
  let folder: string;
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    line = await openLine(postgres.url);
    folder = await mkdtemp(join(tmpdir(), 'live-'));
    database = await openDatabase({ url: postgres.url, seeds: true });
    service = await startService({ database });
  });
  afterAll(async () => {
    await killAll();
    await service.close();
    await database.close();
    await line.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const hears = (tab: Awaited<ReturnType<typeof openTab>>) =>
    vi.waitUntil(() => tab.heard.some((one) => one.kind === 'hearing' && one.is), patience);

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'a tab whose process is ended by %s hears on in another, and has read every message once',
    async (signal) => {
      const variables = { DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMIT: '0', STOP_DELAY: '500' };
      const ending = await startProcess(variables);
      const olga = await signedIn(service, 'A200');
      const hana = await signedIn(service, 'U600');
      const tab = await openTab(new URL(ending.url).host, olga);
      await hears(tab);
      const send = (text: string, thread?: string) =>
        (thread === undefined ? olga : hana).call(calls.sendChat, {
          body: { key: crypto.randomUUID(), text, ...(thread !== undefined && { thread }) },
        });
      const { thread, seq } = await send('první');
      await vi.waitUntil(() => tab.heard.some((one) => one.kind === 'chat' && one.seq === seq), patience);
      const ended = end(ending.process, signal);
      await send('mezitím', thread);
      expect(await tab.closed).toBe(signal === 'SIGTERM' ? 1012 : 1006);
      await ended;
      const next = await openTab(service, olga);
      await hears(next);
      const last = await send('potom', thread);
      await vi.waitUntil(
        () => next.heard.some((one) => one.kind === 'chat' && one.seq === last.seq),
        patience,
      );
      const { messages } = await olga.call(calls.readChat, { body: { thread, after: seq, isShown: true } });
      expect(messages.map(({ text }) => text)).toEqual(['mezitím', 'potom']);
      next.socket.close();
    },
  );

  test('a line that breaks or falls silent is noticed, and what comes after it is heard again', async () => {
    const again = { first: 50, longest: 200 };
    const bus = postgresBus(line.url, (payload) => say(database.db, payload), {
      beat: 50,
      answer: 300,
      again,
    });
    const heard: unknown[] = [];
    bus.listen({ hear: (news) => heard.push(news), hearing: (is) => heard.push(is) });
    await vi.waitUntil(() => heard.at(-1) === true, patience);
    line.cut();
    await vi.waitUntil(() => heard.length > 3 && heard.at(-1) === true, patience);
    line.silence(true);
    await vi.waitUntil(() => heard.at(-1) === false, patience);
    line.silence(false);
    line.cut();
    await vi.waitUntil(() => heard.at(-1) === true, patience);
    await announce(database.db, { kind: 'duty' });
    await vi.waitUntil(() => heard.length > 6, patience);
    expect(heard).toEqual([false, true, false, true, false, true, { kind: 'duty' }]);
    await bus.close();
  });
});
