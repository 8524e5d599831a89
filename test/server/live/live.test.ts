import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { livePath, type LivePlace } from '#machines/service/sales/live.ts';
import { idOf, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { patience } from '#test/server/patience.ts';
import { openTab, type OpenTab } from './tab.ts';

let now = new Date();
let service: TestService;
let olga: Reporter;
beforeAll(async () => {
  service = await startService({ now: () => now, liveBeat: 1000 });
  olga = await signedIn(service, 'A200');
});
afterAll(() => service.close());

test('a socket is opened for users of ours only, and for no page of another site', async () => {
  const client = await signedIn(service, 'P001');
  await expect(openTab(service, client)).rejects.toThrow('403');
  await expect(openTab(service, service.reporter())).rejects.toThrow('403');
  await expect(openTab(service, olga, 'https://elsewhere.example')).rejects.toThrow('403');
  await expect(openTab(service, olga, null)).rejects.toThrow('403');
});

test('whoever asks for it without a socket finds nothing', async () => {
  expect((await olga.send({ url: livePath, headers: { host: 'here', origin: 'http://here' } })).status).toBe(
    404,
  );
});

test('a tab that answers stays open, one that says too much is closed', async () => {
  const { socket, closed } = await openTab(service, olga);
  const pings = vi.fn<() => void>();
  socket.on('ping', pings);
  await vi.waitUntil(() => pings.mock.calls.length > 3, patience);
  expect(socket.readyState).toBe(socket.OPEN);
  for (let count = 0; count < 70; count += 1) socket.send('{}');
  expect(await closed).toBe(1008);
});

test('the first tab after all have gone is not told that news come through before they do', async () => {
  const another = await service.another();
  for (const _ of ['first', 'after all have gone']) {
    const { socket, heard, closed } = await openTab(another, olga);
    await vi.waitUntil(() => heard.some((news) => news.kind === 'hearing' && news.is), patience);
    expect(heard).toEqual([
      { kind: 'hearing', is: false },
      { kind: 'hearing', is: false },
      { kind: 'hearing', is: true },
    ]);
    socket.close();
    await closed;
    const connections = promisify(another.app.server.getConnections.bind(another.app.server));
    await vi.waitUntil(async () => (await connections()) === 0, patience);
  }
});

test('a session has so many tabs open and no more', async () => {
  const marek = await signedIn(service, 'A300');
  const tabs = [];
  for (let count = 0; count < 20; count += 1) tabs.push(await openTab(service, marek));
  await expect(openTab(service, marek)).rejects.toThrow('429');
  tabs[0]?.socket.close();
  await tabs[0]?.closed;
  await vi.waitFor(async () => tabs.push(await openTab(service, marek)));
  for (const { socket } of tabs) socket.close();
});

test('the tabs of a session close when it ends, in every process', async () => {
  const karel = await signedIn(service, 'A100');
  const another = await service.another();
  const tabs = [await openTab(service, karel), await openTab(another, karel)];
  await karel.ask(calls.logout, {});
  expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([4401, 4401]);
});

test('a tab closes when its session runs out', async () => {
  const marek = await signedIn(service, 'A300');
  const { closed } = await openTab(service, marek);
  const before = now;
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  expect(await closed).toBe(4401);
  now = before;
});

test('a service that is stopped sends its tabs to another before its port closes, and takes no more', async () => {
  const hana = await signedIn(service, 'U600');
  const ending = await service.another();
  const { closed } = await openTab(ending, hana);
  const ended = ending.app.windDown({ delay: 200, patience: 5000 });
  expect(await closed).toBe(1012);
  await expect(openTab(ending, hana)).rejects.toThrow('503');
  await ended;
});

test('somebody who comes to the helpdesk is heard of once', async () => {
  now = new Date(now.getTime() + 120_000);
  const { heard, socket } = await openTab(service, olga);
  const hana = await signedIn(service, 'U600');
  const body = { isShown: false };
  await hana.call(chatCalls.readChat, { body });
  await hana.call(chatCalls.readChat, { body });
  await vi.waitUntil(() => heard.some(({ kind }) => kind === 'duty'));
  expect(heard.filter(({ kind }) => kind === 'duty')).toHaveLength(1);
  socket.close();
});

describe('at a client', () => {
  const edits: Omit<LivePlace, 'client'> = { page: 'personData', unsaved: ['address'] };
  let another: TestService;
  let karel: Reporter;
  let operator: Reporter;
  let client: string;
  beforeAll(async () => {
    another = await service.another();
    karel = await signedIn(service, 'A100');
    operator = await signedIn(another, 'U400');
    client = await idOf(karel, '7903149034');
  });
  const comes = ({ socket }: OpenTab, place: Omit<LivePlace, 'client'> | null) =>
    socket.send(JSON.stringify({ at: place && { client, ...place } }));
  const people = ({ heard }: OpenTab) =>
    heard.flatMap((one) => (one.kind === 'present' ? [one.people] : [])).at(-1);

  test('everybody hears who else is there and what they have not saved, until they go', async () => {
    const first = await openTab(service, karel);
    const second = await openTab(another, operator);
    comes(first, { page: 'client', unsaved: [] });
    await vi.waitFor(() => expect(people(first)).toEqual([]), patience);
    comes(second, edits);
    await vi.waitFor(() => expect(people(first)).toEqual([{ name: 'Petra Provozní', ...edits }]), patience);
    await vi.waitFor(
      () => expect(people(second)).toEqual([{ name: 'Karel Makléř', page: 'client', unsaved: [] }]),
      patience,
    );
    comes(first, null);
    await vi.waitFor(() => expect(people(second)).toEqual([]), patience);
    comes(first, edits);
    await vi.waitFor(() => expect(people(second)).toHaveLength(1), patience);
    first.socket.terminate();
    await vi.waitFor(() => expect(people(second)).toEqual([]), patience);
    second.socket.close();
  });

  test('who is at a vehicle or a policy of the client is told with its id, and where they go next', async () => {
    const first = await openTab(service, karel);
    const second = await openTab(another, operator);
    const { policies } = await karel.call(clientCalls.policiesOfClient, { params: { client } });
    const record = policies[0]?.id ?? '';
    comes(first, { page: 'policy', record, unsaved: [] });
    comes(second, { page: 'policy', record, unsaved: ['payment', 'agent'] });
    await vi.waitFor(
      () =>
        expect(people(first)).toEqual([
          { name: 'Petra Provozní', page: 'policy', record, unsaved: ['payment', 'agent'] },
        ]),
      patience,
    );
    // Whoever names what is not the client's is at nobody.
    comes(second, { page: 'policy', record: randomUUID(), unsaved: [] });
    await vi.waitFor(() => expect(people(first)).toEqual([]), patience);
    comes(second, { page: 'client', unsaved: [] });
    await vi.waitFor(
      () => expect(people(first)).toEqual([{ name: 'Petra Provozní', page: 'client', unsaved: [] }]),
      patience,
    );
    await vi.waitFor(
      () => expect(people(second)).toEqual([{ name: 'Karel Makléř', page: 'policy', record, unsaved: [] }]),
      patience,
    );
    first.socket.close();
    second.socket.close();
    await vi.waitFor(
      async () => expect(await service.database.db.selectFrom('presence').selectAll().execute()).toEqual([]),
      patience,
    );
  });

  test('who may not see the client is told nobody, and nobody is told of them', async () => {
    const marek = await signedIn(service, 'A300');
    const [own, foreign] = [await openTab(service, karel), await openTab(service, marek)];
    comes(foreign, edits);
    comes(own, edits);
    await vi.waitFor(() => expect(people(own)).toEqual([]), patience);
    expect(people(foreign)).toBeUndefined();
    const rows = await service.database.db.selectFrom('presence').select('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['Karel Makléř']);
    own.socket.close();
    foreign.socket.close();
    await vi.waitUntil(
      async () => (await service.database.db.selectFrom('presence').selectAll().execute()).length === 0,
    );
  });

  test('a tab whose process has ended without a word is held to be there for a minute', async () => {
    const tab = await openTab(service, karel);
    const { db } = service.database;
    const row = {
      tab: randomUUID(),
      subject: 'A200',
      name: 'Olga Obchodní',
      client_id: client,
      page: 'client',
    } as const;
    await db
      .insertInto('presence')
      .values({ ...row, unsaved: JSON.stringify([]), seen_at: now })
      .execute();
    comes(tab, edits);
    await vi.waitFor(() => expect(people(tab)).toHaveLength(1), patience);
    const before = now;
    now = new Date(now.getTime() + 61_000);
    await vi.waitFor(() => expect(people(tab)).toEqual([]), patience);
    now = before;
    tab.socket.close();
  });

  test('what is said of anything but a place is not listened to', async () => {
    const tab = await openTab(service, karel);
    for (const said of [
      'no json',
      '{}',
      JSON.stringify({ at: { client, page: 'client', unsaved: ['Novákova'] } }),
    ]) {
      tab.socket.send(said);
    }
    comes(tab, edits);
    await vi.waitFor(() => expect(people(tab)).toEqual([]), patience);
    expect(tab.socket.readyState).toBe(tab.socket.OPEN);
    tab.socket.close();
  });
});
