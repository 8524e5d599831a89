import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientCalls as calls } from '#machines/service/clients.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { looks, search, signedIn } from './agents.ts';

let service: TestService;
let karel: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
});
afterAll(() => service.close());

/** What is told, with the ids alike that each installation gives anew. */
const found = async (text: string, more?: Parameters<typeof search>[2], who = karel) => {
  const { clients, ...answer } = await search(who, text, more);
  return { ...answer, clients: clients.map((client) => ({ ...client, id: anId })) };
};

const anId = 'one of the installation';
const list = { count: 1, isMore: false, isLast: true, isShared: false };
const nobody = { ...list, count: 0, clients: [] };

const radim = {
  id: anId,
  right: 'OWN',
  personType: 'FO',
  name: 'Radim Zkoušel',
  born: 1979,
  town: 'Ostrava',
  policies: 2,
  life: 'LIVING',
};
const byNumber = { kind: 'BIRTH_NUMBER', value: '7903149034' };

test.each(['7903149034', 'ýíéš+číéšč', '790314/9034', ' 790314 9034 '])(
  'the number of a client, typed %s, finds them with all that their agent may know',
  async (typed) => {
    expect(await found(typed)).toEqual({
      ...list,
      outcome: 'FOUND',
      kind: 'BIRTH_NUMBER',
      clients: [{ ...radim, hit: byNumber }],
    });
  },
);

test('a number that several foreigners have finds each, and of one whom another agent cares for the initials', async () => {
  const hit = { kind: 'BIRTH_NUMBER', value: '9208149999' };
  expect(await found('9208149999')).toEqual({
    ...list,
    count: 2,
    isShared: true,
    outcome: 'FOUND',
    kind: 'BIRTH_NUMBER',
    clients: [
      {
        id: anId,
        right: 'OWN',
        personType: 'FO',
        name: 'Olena Testenko',
        born: 1992,
        town: 'Olomouc',
        policies: 1,
        nextDate: '2026-12-03',
        life: 'LIVING',
        hit,
      },
      { id: anId, right: 'FOREIGN', personType: 'FO', name: 'T. Z.', born: 1992, life: 'LIVING', hit },
    ],
  });
});

test('a company in liquidation says so, and one that ended brings the one that took it over', async () => {
  const { clients: liquidated } = await found('99001004');
  expect(liquidated).toMatchObject([
    { name: 'Zkušební autodoprava s.r.o.', life: 'LIQUIDATION', right: 'OWN' },
  ]);
  const { clients } = await found(
    '99001080',
    { need: { reason: 'TAKEOVER' } },
    await signedIn(service, 'A200'),
  );
  expect(clients.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    { name: 'Nová fúze a.s.', life: 'LIVING', succeeds: 'Stará fúze a.s.' },
    { name: 'Stará fúze a.s.', life: 'CEASED', since: '2026-01-01' },
  ]);
});

test('a number that no client has tells the company that it is, or that it is none', async () => {
  const none = { ...nobody, outcome: 'NONE', kind: 'COMPANY_ID' };
  expect(await found('99001101')).toEqual({
    ...none,
    company: {
      companyFound: true,
      isAway: false,
      companyName: 'Nováček s.r.o.',
      address: { countryCode: 'CZ', streetWithNumbers: 'Dolní 5', city: 'Olomouc', zipCode: '77900' },
    },
  });
  expect(await found('99001110')).toEqual({ ...none, company: { companyFound: false, isAway: false } });
});

test('a client of another agent is found by their whole number, by initials and year, and never by name', async () => {
  expect(await found('8254189449')).toEqual({
    ...list,
    outcome: 'FOUND',
    kind: 'BIRTH_NUMBER',
    clients: [
      {
        id: anId,
        right: 'FOREIGN',
        personType: 'FO',
        name: 'Z. C.',
        born: 1982,
        life: 'LIVING',
        hit: { kind: 'BIRTH_NUMBER', value: '8254189449' },
      },
    ],
  });
  expect(await found('Cizíková')).toEqual({ ...nobody, outcome: 'NONE', kind: 'NAME' });
});

test.each(['9060319213', '7107079507', '7860109807'])(
  'nothing is told of the protected client %s, and the trail has it',
  async (number) => {
    expect(await found(number)).toEqual({ ...nobody, outcome: 'PROTECTED', kind: 'BIRTH_NUMBER' });
    expect((await looks(service)).at(-1)).toMatchObject({ action: 'REFUSED', actor: 'A100', found: 0 });
  },
);

test('the number of a record that became part of another finds that one, and says so', async () => {
  const { clients } = await found('8556029251');
  expect(clients).toMatchObject([{ name: 'Dana Vzorová', mergedFrom: 'Dana Vzorová-Nová', policies: 3 }]);
});

test('a name finds whom the agent cares for, without accents, by its beginning, with the year or without', async () => {
  const names = async (text: string) =>
    (await found(text)).clients.map(({ name, born }) => `${name} ${born}`);
  expect(await names('zkousel')).toEqual(['Radim Zkoušel 1979', 'Radim Zkoušel 2003']);
  expect(await names('zkou rad')).toEqual(['Radim Zkoušel 1979', 'Radim Zkoušel 2003']);
  expect(await names('Zkoušel 2003')).toEqual(['Radim Zkoušel 2003']);
  expect(await names('ďurko')).toEqual(['Čeněk Šťastný-Ďurko 1974']);
});

test.each([
  ['1qw 0101', 'PLATE', '1QW0101', 'Radim Zkoušel'],
  ['TMBZZZ3VZR4000101', 'VIN', 'TMBZZZ3VZR4000101', 'Radim Zkoušel'],
  ['2026CAR00000101', 'CLAIM_NUMBER', '2026CAR00000101', 'Radim Zkoušel'],
  ['4400110387', 'POLICY_NUMBER', '4400110387', 'Zkušební flotila s.r.o.'],
  ['7QW0120', 'PLATE', '7QW0120', 'Zkušební flotila s.r.o.'],
])('%s is read as %s and finds whose it is', async (text, kind, value, name) => {
  expect(await found(text)).toMatchObject({ kind, clients: [{ name, hit: { kind, value } }] });
});

test('a number from an insurance card asks for the birth date before it tells anything', async () => {
  const none = { ...nobody, kind: 'BIRTH_NUMBER' };
  expect(await found('6109680005')).toEqual({ ...none, outcome: 'NEEDS_BIRTH_DATE' });
  expect(await found('6109680005', { birthDate: '1961-09-18' })).toEqual({ ...none, outcome: 'NONE' });
});

test('nothing is asked of the database for a number that is not whole', async () => {
  const before = (await looks(service)).length;
  expect(await found('790')).toEqual({ ...nobody, outcome: 'TOO_SHORT' });
  expect(await looks(service)).toHaveLength(before);
});

test('a search is on the trail with who, when and how many, and without the number', async () => {
  await found('7903149034');
  const row = (await looks(service)).at(-1);
  expect(row).toEqual({
    id: expect.any(Number),
    at: expect.any(Date),
    actor: 'A100',
    acts_for: null,
    role: 'agent',
    action: 'SEARCH',
    client_id: null,
    fields: [],
    reason: null,
    found: 1,
    query_key: expect.stringMatching(/^[\w-]{43}$/),
    request_id: expect.stringMatching(/./),
  });
  await found('7903149034');
  expect((await looks(service)).at(-1)?.query_key).toBe(row?.query_key);
});

test('an operator says why, and finds everybody', async () => {
  const petra = await signedIn(service, 'U400');
  expect(await petra.ask(calls.searchClients, { body: { text: 'zkousel' } })).toMatchObject({
    status: 400,
    body: { code: '245000030' },
  });
  const { clients } = await found('Cizíková', { need: { reason: 'TREATS_CALL' } }, petra);
  expect(clients).toMatchObject([{ name: 'Zita Cizíková', right: 'OWN' }]);
  expect((await looks(service)).at(-1)).toMatchObject({ role: 'operator', reason: 'TREATS_CALL' });
});

test.each(['P001', 'U300', 'U600', 'U700', 'U500'])('%s is no user who works with clients', async (sub) => {
  const who = await signedIn(service, sub);
  expect(await who.ask(calls.searchClients, { body: { text: '7903149034' } })).toMatchObject({ status: 403 });
});

test('nobody searches without signing in', async () => {
  const visitor = service.reporter();
  expect(await visitor.ask(calls.searchClients, { body: { text: '7903149034' } })).toMatchObject({
    status: 403,
  });
});

test('who acts for another agent works with the clients of that one, and the trail names both', async () => {
  const forOlga = await signedIn(service, 'A100', 'A200');
  const { clients } = await found('8254189449', {}, forOlga);
  expect(clients).toMatchObject([{ name: 'Zita Cizíková', right: 'OWN' }]);
  expect((await looks(service)).at(-1)).toMatchObject({ actor: 'A100', acts_for: 'A200' });
});
