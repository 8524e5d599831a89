import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { assistCalls, LineNews } from '#machines/service/assist/assistCalls.ts';
import { openLines } from '#server/assist/lines.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { patience } from '#test/server/patience.ts';
import { startService } from '#test/server/service.ts';
import { openLine } from './line.ts';

test('what is said right after a helper has come is not lost while the state of the help is read', async () => {
  const service = await startService();
  const { db } = service.database;
  const reporter = service.reporter();
  const { assist, code } = await reporter.call(assistCalls.askForHelp, { body: { isAgreed: true } });
  const lines = openLines(
    { db, now: () => new Date() },
    { mayBeSeen: () => true, mayBePointedAt: () => true },
  );
  const { id: session } = await db.selectFrom('session').select('id').executeTakeFirstOrThrow();
  const { socket, heard } = await socketOf();
  lines.add(socket, { assist, side: 'ASKER', session }, () => {});
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
  const hana = await signedIn(service, 'U600');
  await hana.call(assistCalls.joinHelp, { body: { code } });

  lines.hear({ kind: 'assist', assist, said: { kind: 'changed' } });
  lines.hear({ kind: 'assist', assist, said: { kind: 'wanted' } });

  await vi.waitFor(() => expect(heard).toEqual(['state', 'state', 'wanted']), patience);
  await service.close();
});

test('a process that begins to hear while a helper comes asks again for the page that it may have missed', async () => {
  const service = await startService();
  const { db } = service.database;
  const reporter = service.reporter();
  const { assist, code } = await reporter.call(assistCalls.askForHelp, { body: { isAgreed: true } });
  const helped = await openLine(service, reporter, assist);
  const hana = await signedIn(service, 'U600');
  await hana.call(assistCalls.joinHelp, { body: { code } });
  const ofHelper = openLines(
    { db, now: () => new Date() },
    { mayBeSeen: () => true, mayBePointedAt: () => true },
  );
  const { helper_session: session } = await db
    .selectFrom('assistance')
    .select('helper_session')
    .executeTakeFirstOrThrow();
  const { socket } = await socketOf();
  ofHelper.add(socket, { assist, side: 'HELPER', session: session ?? '' }, () => {});
  const timesWanted = () => helped.heard.filter(({ kind }) => kind === 'wanted').length;
  await vi.waitFor(() => expect(timesWanted()).toBe(1), patience);

  ofHelper.hearing(true);

  await vi.waitFor(() => expect(timesWanted()).toBe(2), patience);
  await service.close();
});

/** The service's end of a socket, and the kinds of what the browser's end hears. */
async function socketOf(): Promise<{ readonly socket: WebSocket; readonly heard: readonly string[] }> {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => server.close());
  const connected = new Promise<WebSocket>((resolve) => {
    server.once('connection', resolve);
  });
  const address = server.address();
  const browser = new WebSocket(`ws://localhost:${typeof address === 'object' ? address?.port : ''}`);
  onTestFinished(() => browser.terminate());
  const heard: string[] = [];
  browser.on('message', (data) => heard.push(LineNews.parse(JSON.parse(String(data))).kind));
  return { socket: await connected, heard };
}
