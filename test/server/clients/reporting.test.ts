import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { idOf, looks, search, signedIn } from './agents.ts';

let service: TestService;
let karel: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
});
afterAll(() => service.close());

const ask = (who: Reporter, client: string, policyNumber?: string) =>
  who.ask(clientCalls.reportForClient, {
    params: { client },
    body: { ...(policyNumber && { policyNumber }) },
  });
const caseFor = async (who: Reporter, client: string, policyNumber?: string) => {
  const body = { ...(policyNumber && { policyNumber }) };
  return (await who.call(clientCalls.reportForClient, { params: { client }, body })).clientCase;
};
const known = (who: Reporter, clientCase: string, claimType: ClaimType = 'car') =>
  who.call(knownClientCalls.knownClient, { params: { claimType }, query: { clientCase } });
const whoIs = (who: Reporter, clientCase: string) => who.call(calls.whoAmI, { query: { clientCase } });

test('a report for a client of their own knows the client, the policy it was begun on, and the way back', async () => {
  const client = await idOf(karel, '7903149034');
  const clientCase = await caseFor(karel, client, '4400100017');
  expect((await looks(service)).at(-1)).toMatchObject({
    action: 'REPORT',
    client_id: client,
    fields: ['policies'],
  });
  expect(await whoIs(karel, clientCase)).toMatchObject({
    isSignedIn: true,
    origin: 'SALES_APP',
    identification: 'CCD',
    clientCase,
    reportsFor: { name: 'Radim Zkoušel', returnTo: `/prodej/klient/${client}` },
  });
  expect(await known(karel, clientCase)).toMatchObject({
    personKind: 'NATURAL',
    fullName: 'Radim Zkoušel',
    birthNumber: '7903149034',
    email: 'radim.zkousel@example.com',
    tel: '+420777100000',
    address: { streetWithNumbers: 'Nádražní 27', city: 'Ostrava' },
    policies: [{ policyNumber: '4400100017' }],
  });
});

test('a company is known as one', async () => {
  const client = await idOf(karel, '99001063');
  expect(await known(karel, await caseFor(karel, client), 'property')).toMatchObject({
    personKind: 'LEGAL',
    identificationNumber: '99001063',
    companyName: 'SVJ Ukázková 12',
    policies: [{ policyNumber: '4400115572' }],
  });
});

test('of a shared client the number is not told, and of policies the shared one', async () => {
  const client = await idOf(karel, '7612249557');
  const { birthNumber, fullName, policies } = await known(karel, await caseFor(karel, client));
  expect([birthNumber, fullName, policies.map(({ policyNumber }) => policyNumber)]).toEqual([
    undefined,
    'Emil Přechod',
    ['4400108313'],
  ]);
});

test('of a client of another agent a report knows nothing, and needs no reason', async () => {
  const client = await idOf(karel, '8254189449');
  const clientCase = await caseFor(karel, client);
  expect(await known(karel, clientCase)).toEqual({ policies: [] });
  const who = await whoIs(karel, clientCase);
  expect([who.reportsFor, who.identification, who.birthNumber]).toEqual([
    { returnTo: `/prodej/klient/${client}` },
    'UNIDENTIFIED',
    undefined,
  ]);
  expect(await ask(karel, client, '4400107276')).toMatchObject({ status: 404 });
});

test('by the placeholder of foreigners no policy of another one is found', async () => {
  const olga = await signedIn(service, 'A200');
  const { clients } = await search(olga, '9208149999');
  const taras = clients.find(({ name }) => name === 'Taras Zkušenko')?.id ?? '';
  const told = await known(olga, await caseFor(olga, taras), 'uniflow');
  expect([told.fullName, told.policies]).toEqual(['Taras Zkušenko', []]);
});

test.each([
  ['an operator', 'U400', undefined, 403],
  ['the helpdesk', 'U600', undefined, 403],
  ['an assistant of the agent', 'A310', 'A100', 200],
  ['another agent', 'A200', undefined, 200],
])('%s is answered by the rights of the service', async (_, sub, actFor, status) => {
  const client = await idOf(karel, '7903149034');
  expect(await ask(await signedIn(service, sub, actFor), client)).toMatchObject({ status });
});

test('an assistant is not told the birth number, and nobody a protected client', async () => {
  const alena = await signedIn(service, 'A310', 'A100');
  const client = await idOf(alena, '7903149034');
  expect((await known(alena, await caseFor(alena, client))).birthNumber).toBeUndefined();
  const olga = await signedIn(service, 'A200');
  const prominent = await idOf(olga, '7107079507');
  expect(await ask(karel, prominent)).toMatchObject({ status: 404, body: { code: '245000017' } });
});

test('the case of another user tells of no client', async () => {
  const clientCase = await caseFor(karel, await idOf(karel, '7903149034'));
  const olga = await signedIn(service, 'A200');
  const who = await whoIs(olga, clientCase);
  expect([who.reportsFor, who.clientCase]).toEqual([undefined, undefined]);
});

test('what was begun for a client stands with their claims until it is given up, which leads back to them', async () => {
  const client = await idOf(karel, '7903149034');
  const clientCase = await caseFor(karel, client);
  const body = { claimType: 'car', clientCase } as const;
  const { activeClaimUuid } = await karel.call(calls.create, { params: { service: 'claim' }, body });
  const drafts = async (who: Reporter) =>
    (await who.call(clientCalls.claimsOfClient, { params: { client } })).drafts.map(
      ({ claimRequestUuid }) => claimRequestUuid,
    );
  expect(await drafts(karel)).toEqual([activeClaimUuid]);
  const petra = await signedIn(service, 'U400');
  expect(await drafts(petra)).toEqual([]);
  const params = { service: 'claim', claimRequestUuid: activeClaimUuid } as const;
  expect(await karel.call(calls.discard, { params })).toEqual({ url: `/prodej/klient/${client}` });
  expect(await drafts(karel)).toEqual([]);
});

test('a policy says what may be reported on it', async () => {
  const reportsOf = async (number: string) => {
    const client = await idOf(karel, number);
    const { policies } = await karel.call(clientCalls.policiesOfClient, { params: { client } });
    return policies.map(({ reports }) =>
      reports.map(({ claimType, uniKind }) => uniKind ?? claimType).join(' '),
    );
  };
  expect([
    await reportsOf('7903149034'),
    await reportsOf('99001063'),
    await reportsOf('99001055'),
    await reportsOf('8001099260'),
    await reportsOf('0756309356'),
  ]).toEqual([['car life', 'car life'], ['property'], ['liability'], ['car life'], ['']]);
});
