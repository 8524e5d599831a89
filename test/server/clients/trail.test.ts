import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientCalls } from '#machines/service/clients.ts';
import { salesCalls } from '#machines/service/sales/salesCalls.ts';
import { trailCalls as calls, type TrailFilter } from '#machines/service/sales/trailCalls.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { idOf, looks, search, signedIn } from './agents.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
let aurel: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  aurel = await signedIn(service, 'U700');
  const client = await idOf(karel, '7903149034');
  await karel.call(clientCalls.openClient, { params: { client }, body: {} });
  await karel.call(clientCalls.revealOfClient, { params: { client }, body: { field: 'birthNumber' } });
  const foreign = await idOf(olga, '7903149034');
  const need = { reason: 'OTHER', words: 'volal z čísla 602 100 100 kvůli 790314/9034' } as const;
  await olga.call(clientCalls.openClient, { params: { client: foreign }, body: { need } });
  await search(karel, '9060319213');
});
afterAll(() => service.close());

const seen = async (who: Reporter, filter: TrailFilter = {}) =>
  (await who.call(calls.searchLooks, { body: filter })).looks;

test('an agent sees their own looks alone, whoever they ask for, and is told the names of their clients', async () => {
  const own = await seen(karel, { actor: 'A200' });
  expect(new Set(own.map(({ actor }) => actor))).toEqual(new Set(['A100']));
  expect(await seen(karel, { kind: 'REVEAL' })).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      actor: 'A100',
      role: 'agent',
      kind: 'REVEAL',
      client: 'Radim Zkoušel',
      born: 1979,
      fields: ['birthNumber'],
    },
  ]);
  const [opened] = await seen(olga, { kind: 'OPEN' });
  expect(opened).toMatchObject({ client: 'R. Z.' });
});

test('an auditor sees everybody, by who and what, masked', async () => {
  const opened = await seen(aurel, { kind: 'OPEN' });
  expect(opened.map(({ actor, client }) => `${actor} ${client}`)).toEqual(['A200 R. Z.', 'A100 R. Z.']);
  const [olgas] = await seen(aurel, { actor: 'A200', kind: 'OPEN' });
  expect(olgas?.reason).toBe('OTHER: volal z čísla •••••• kvůli ••••••');
});

test('no number of a person is told to anybody', async () => {
  const all = JSON.stringify([await seen(aurel), await seen(karel), await seen(olga)]);
  expect(all).not.toMatch(/7903149034|790314\/9034|9060319213|602 ?100 ?100/);
});

test('of a protected client an agent learns no name in their own looks', async () => {
  const [refused] = await seen(karel, { kind: 'REFUSED' });
  expect(refused).toMatchObject({ kind: 'REFUSED' });
  expect(refused?.client).toBeUndefined();
});

test('days are those in Prague', async () => {
  for (const [actor, at] of [
    ['before midnight', '2025-11-20T22:59:59Z'],
    ['after midnight', '2025-11-20T23:00:00Z'],
    ['the last moment', '2025-11-21T22:59:59Z'],
    ['the day after', '2025-11-21T23:00:00Z'],
  ] as const) {
    const said = { role: 'agent', action: 'OPEN', fields: '[]', request_id: 'made for the test' } as const;
    await service.database.db
      .insertInto('look')
      .values({ ...said, actor, at: new Date(at) })
      .execute();
  }
  const day = await seen(aurel, { from: '2025-11-21', to: '2025-11-21' });
  expect(day.map(({ actor }) => actor)).toEqual(['the last moment', 'after midnight']);
});

test('a page goes on after the last look of the one before', async () => {
  for (let made = 1; made <= 51; made += 1) await search(karel, '7903149034');
  const first = await karel.call(calls.searchLooks, { body: { kind: 'SEARCH' } });
  expect([first.looks.length, first.isLast]).toEqual([50, false]);
  const after = first.looks.at(-1)?.id ?? 0;
  const rest = await karel.call(calls.searchLooks, { body: { kind: 'SEARCH', after } });
  expect([rest.looks.length, rest.isLast]).toEqual([2, true]);
  expect(rest.looks.every(({ id }) => id < after)).toBe(true);
});

test('reading the trail and taking it along are looks themselves', async () => {
  const { looks: exported, isWhole } = await aurel.call(calls.exportLooks, { body: { actor: 'A200' } });
  expect(isWhole).toBe(true);
  expect(new Set(exported.map(({ actor }) => actor))).toEqual(new Set(['A200']));
  expect((await looks(service)).at(-1)).toMatchObject({
    actor: 'U700',
    role: 'auditor',
    action: 'EXPORT',
    fields: ['actor'],
    found: exported.length,
  });
  await seen(aurel, { kind: 'OPEN' });
  expect((await looks(service)).at(-1)).toMatchObject({ actor: 'U700', action: 'LOOKS', fields: ['kind'] });
});

test('the shell is told whose looks somebody may see, and nobody else sees any', async () => {
  const told = async (sub: string) =>
    (await (await signedIn(service, sub)).call(salesCalls.salesVisitor, {})).looks;
  expect(await Promise.all(['A100', 'U700', 'U600', 'U300'].map(told))).toEqual([
    'OWN',
    'ALL',
    undefined,
    undefined,
  ]);
  for (const sub of ['U600', 'P001'])
    expect((await (await signedIn(service, sub)).ask(calls.searchLooks, { body: {} })).status).toBe(403);
  expect((await service.reporter().ask(calls.exportLooks, { body: {} })).status).toBe(403);
});
