import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientCalls as calls } from '#machines/service/clients.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { defaultRetention, sweep } from '#server/retention/sweep.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { idOf, looks, search, signedIn } from './agents.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
});
afterAll(() => service.close());

const need = { reason: 'CLAIM_NOW' } as const;
const open = (who: Reporter, client: string, body: object = {}) =>
  who.ask(calls.openClient, { params: { client }, body });
const policies = (who: Reporter, client: string) => who.ask(calls.policiesOfClient, { params: { client } });
const reveal = (who: Reporter, client: string, field: 'birthNumber' | 'tel' | 'email') =>
  who.ask(calls.revealOfClient, { params: { client }, body: { field } });

test('an agent opens a client of their own: what identifies and reaches them is masked', async () => {
  const client = await idOf(karel, '7903149034');
  expect((await open(karel, client)).body).toEqual({
    id: client,
    right: 'OWN',
    personType: 'FO',
    name: 'Radim Zkoušel',
    born: 1979,
    town: 'Ostrava',
    life: 'LIVING',
    version: 1,
    masked: { birthNumber: '•••••• 9034', tel: '•••000', email: 'r•••@example.com' },
    address: { street: 'Nádražní 27', city: 'Ostrava', zipCode: '70200', countryCode: 'CZ' },
  });
});

test('one masked value is told at a time, and each telling is a look', async () => {
  const client = await idOf(karel, '7903149034');
  expect((await reveal(karel, client, 'birthNumber')).body).toEqual({ value: '7903149034' });
  expect((await looks(service)).at(-1)).toMatchObject({
    action: 'REVEAL',
    actor: 'A100',
    client_id: client,
    fields: ['birthNumber'],
  });
});

test('the assistant of an agent sees no more of a birth number than its end', async () => {
  const alena = await signedIn(service, 'A310', 'A100');
  const client = await idOf(alena, '7903149034');
  expect(await reveal(alena, client, 'birthNumber')).toMatchObject({
    status: 404,
    body: { code: '245000017' },
  });
  expect((await reveal(alena, client, 'tel')).status).toBe(200);
});

test('the policies of a client are listed with their vehicles, those in force first', async () => {
  const client = await idOf(karel, '7903149034');
  const octavia = {
    vehicle: 'Škoda Octavia',
    registrationNo: '1QW0101',
    currency: 'CZK',
    status: 'ACTIVE',
    isInForce: true,
    reports: [{ claimType: 'car' }, { claimType: 'life' }],
  };
  expect((await policies(karel, client)).body).toEqual({
    filledIn: [],
    policies: [
      {
        id: expect.any(String),
        policyNumber: '4400100017',
        line: 'CAR_POV',
        validFrom: '2020-05-01',
        premiumPerYear: 4752,
        ...octavia,
      },
      {
        id: expect.any(String),
        policyNumber: '4400101054',
        line: 'CAR_HAV',
        validFrom: '2024-05-01',
        premiumPerYear: 11600,
        ...octavia,
      },
    ],
  });
  const { body } = await karel.ask(calls.claimsOfClient, { params: { client } });
  expect(body).toEqual({
    claims: [
      {
        claimNumber: '2026CAR00000101',
        claimType: 'car',
        policyNumber: '4400100017',
        incidentDate: '2026-11-10',
      },
    ],
    drafts: [],
  });
});

test('a client of another agent is opened for a reason, which holds for an hour, and tells no policy', async () => {
  const client = await idOf(karel, '8254189449');
  expect(await open(karel, client)).toMatchObject({ status: 403 });
  expect(await policies(karel, client)).toMatchObject({ status: 403 });
  expect((await open(karel, client, { need })).body).toMatchObject({
    right: 'FOREIGN',
    name: 'Z. C.',
    masked: {},
  });
  expect((await policies(karel, client)).body).toEqual({ policies: [], filledIn: [] });
  expect((await looks(service)).findLast(({ reason }) => reason !== null)).toMatchObject({
    action: 'OPEN',
    reason: 'CLAIM_NOW',
    client_id: client,
  });
  const later = await service.another({ now: () => new Date(Date.now() + 61 * 60_000) });
  const then = await signedIn(later, 'A100');
  expect(await open(then, client)).toMatchObject({ status: 403 });
});

test('another reason is given in words', async () => {
  const client = await idOf(karel, '8254189449');
  expect(await open(karel, client, { need: { reason: 'OTHER' } })).toMatchObject({ status: 400 });
  const words = 'Přišla na pobočku a chce poradit.';
  expect((await open(karel, client, { need: { reason: 'OTHER', words } })).status).toBe(200);
  expect((await looks(service)).at(-1)).toMatchObject({ reason: `OTHER: ${words}` });
});

test('of a client with a shared policy the second agent sees that one and the contact, and no other', async () => {
  const client = await idOf(karel, '7612249557');
  expect((await open(karel, client)).body).toMatchObject({
    right: 'SHARED',
    masked: { tel: '•••000', email: 'e•••@example.com' },
  });
  expect((await policies(karel, client)).body).toMatchObject({ policies: [{ policyNumber: '4400108313' }] });
  expect(await reveal(karel, client, 'birthNumber')).toMatchObject({ status: 404 });
});

test('of two records that became one the other opens by both, with what it was called and its policies', async () => {
  const { db } = service.database;
  const { id } = await db
    .selectFrom('client')
    .select('id')
    .where('person_id', '=', 'P104')
    .executeTakeFirstOrThrow();
  const left = await idOf(karel, '8556029119');
  const expected = { id: left, name: 'Dana Vzorová', mergedFrom: 'Dana Vzorová-Nová' };
  expect((await open(karel, id)).body).toMatchObject(expected);
  expect((await open(karel, left)).body).toMatchObject(expected);
  expect((await policies(karel, left)).body).toMatchObject({
    policies: [
      { policyNumber: '4400102091' },
      { policyNumber: '4400103128' },
      { policyNumber: '4400109350' },
      { policyNumber: '4400104165', status: 'TERMINATED' },
    ],
  });
});

test('a company that there is no more says when it ceased and who took it over', async () => {
  const { clients } = await search(olga, '99001080');
  const ceased = clients.find(({ life }) => life === 'CEASED');
  const successor = clients.find(({ life }) => life === 'LIVING');
  expect((await open(olga, ceased?.id ?? '')).body).toMatchObject({
    life: 'CEASED',
    since: '2026-01-01',
    successor: { id: successor?.id, name: 'Nová fúze a.s.' },
  });
});

test('a protected client is opened by whom the rule names, and is to others as if there were none', async () => {
  const client = await idOf(olga, '7107079507');
  expect((await open(olga, client)).body).toMatchObject({ right: 'OWN', name: 'Viktor Prominent' });
  const unknown = await open(karel, '0f8fad5b-d9cb-469f-a165-000000000000', { need });
  const refused = await open(karel, client, { need });
  expect({ ...Object(refused.body), requestId: '' }).toEqual({ ...Object(unknown.body), requestId: '' });
  expect(refused).toMatchObject({ status: 404, body: { code: '245000017' } });
});

test('who looked at a client is told with who, what and why, and is a look itself', async () => {
  const client = await idOf(karel, '470312951');
  await open(karel, client);
  await reveal(karel, client, 'tel');
  const told = async () => (await karel.call(calls.looksAtClient, { params: { client } })).looks;
  expect((await told()).map(({ actor, action, fields }) => ({ actor, action, fields }))).toEqual([
    { actor: 'A100', action: 'REVEAL', fields: ['tel'] },
    { actor: 'A100', action: 'OPEN', fields: ['person'] },
  ]);
  expect((await told())[0]).toMatchObject({ action: 'LOOKS' });
});

test('those opened last come first among equals', async () => {
  const [, younger] = (await search(karel, 'zkousel')).clients;
  const { clients: before } = await search(karel, 'Zko');
  await open(karel, younger?.id ?? '');
  const { clients: after } = await search(karel, 'Zko');
  expect(before.map(({ name, born }) => `${name} ${born}`)).not.toEqual(
    after.map(({ name, born }) => `${name} ${born}`),
  );
});

test('the trail is kept for two years', async () => {
  const kept = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 60 * 60_000);
    const { database, documents } = service;
    await sweep({ db: database.db, documents, now, retention: defaultRetention });
    return (await looks(service)).length;
  };
  const all = (await looks(service)).length;
  expect([await kept(730), await kept(732)]).toEqual([all, 0]);
});
