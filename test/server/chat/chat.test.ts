import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatCalls as calls, type ChatReading } from '#machines/service/sales/chatCalls.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

let now = new Date();
let service: TestService;
let another: TestService;
let karel: Reporter;
let olga: Reporter;
let hana: Reporter;
beforeAll(async () => {
  service = await startService({ now: () => now });
  // Another process on the same database.
  another = await service.another();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  hana = await signedIn(another, 'U600');
});
afterAll(() => service.close());

const read = (who: Reporter, reading: Partial<ChatReading> = {}) =>
  who.call(calls.readChat, { body: { isShown: true, ...reading } });
const send = (who: Reporter, text: string, more: { thread?: string; key?: string } = {}) =>
  who.call(calls.sendChat, { body: { key: crypto.randomUUID(), text, ...more } });

test('an agent is told that nobody is there, writes all the same, and the helpdesk of another process answers', async () => {
  expect(await read(karel)).toEqual({ threads: [], messages: [], isOnDuty: false, isHelper: false });
  const { thread, seq } = await send(karel, ' Kde najdu škodu? ');
  expect(seq).toBe(1);
  expect((await read(hana, { isShown: false })).threads).toEqual([
    { id: thread, name: 'Karel Makléř', unread: 1, isEnded: false },
  ]);
  const shown = await read(hana, { thread });
  expect(shown.threads).toMatchObject([{ unread: 0 }]);
  expect(shown.isHelper).toBe(true);
  expect(shown.messages).toMatchObject([
    { seq: 1, isOwn: false, name: 'Karel Makléř', text: 'Kde najdu škodu?' },
  ]);
  await send(hana, 'Podívám se.', { thread });
  const answered = await read(karel, { thread, after: 1, isShown: false });
  expect(answered).toMatchObject({
    threads: [{ id: thread, name: 'Hana Helpdesková', unread: 1 }],
    messages: [{ seq: 2, isOwn: false, text: 'Podívám se.' }],
    isOnDuty: true,
  });
  now = new Date(now.getTime() + 61_000);
  expect((await read(karel)).isOnDuty).toBe(false);
});

test('a conversation goes on in the process that is left when one has ended', async () => {
  const ending = await service.another();
  const here = new Reporter(ending.app, olga.cookie);
  const { thread, seq } = await send(here, 'než skončí');
  await ending.app.close();
  const { messages } = await read(new Reporter(another.app, olga.cookie), { thread, after: seq - 1 });
  expect(messages.map(({ text }) => text)).toEqual(['než skončí']);
});

test('nobody reads or writes in the conversation of another', async () => {
  const { thread } = await send(olga, 'jen pro helpdesk');
  expect((await read(karel, { thread })).messages).toEqual([]);
  const body = { thread, key: crypto.randomUUID(), text: 'nepatří sem' };
  expect(await karel.ask(calls.sendChat, { body })).toMatchObject({ status: 404, body: { code: '404' } });
  expect((await karel.ask(calls.endChat, { params: { thread } })).status).toBe(404);
  const client = await signedIn(service, 'P001');
  expect((await client.ask(calls.readChat, { body: { isShown: true } })).status).toBe(403);
});

test('a conversation that has ended takes no message, and the next one begins another', async () => {
  const { thread } = await send(karel, 'děkuji');
  await karel.call(calls.endChat, { params: { thread } });
  expect((await read(karel)).threads).toMatchObject([{ id: thread, isEnded: true }]);
  expect((await read(hana)).threads.map(({ id }) => id)).not.toContain(thread);
  const body = { thread, key: crypto.randomUUID(), text: 'ještě něco' };
  expect((await hana.ask(calls.sendChat, { body })).status).toBe(404);
  const next = await send(karel, 'ještě něco');
  expect(next.thread).not.toBe(thread);
  expect(next.seq).toBe(1);
});

test('conversations are removed with what was told the helpdesk', async () => {
  const later = new Date(now.getTime() + defaultRetention.helpdesk + 60_000);
  const { database, documents } = service;
  await sweep({ db: database.db, documents, now: () => later, retention: defaultRetention });
  expect(await database.db.selectFrom('chat_message').selectAll().execute()).toEqual([]);
  expect((await read(karel)).threads).toEqual([]);
});

test('reading keeps no session open', async () => {
  const marek = await signedIn(service, 'A300');
  now = new Date(now.getTime() + defaultConfiguration.sessionDuration * 0.6);
  expect((await marek.ask(calls.readChat, { body: { isShown: true } })).status).toBe(200);
  now = new Date(now.getTime() + defaultConfiguration.sessionDuration * 0.6);
  expect((await marek.ask(calls.readChat, { body: { isShown: true } })).status).toBe(403);
});
