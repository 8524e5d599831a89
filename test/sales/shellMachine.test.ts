import { createActor, fromPromise, SimulatedClock, type Actor } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { pathOfPlace, placeAt } from '#machines/sales/place.ts';
import type { SignInAsked } from '#machines/sales/shellContext.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import { openPages, pageOf, placeIn } from '#machines/sales/shellPages.ts';
import type { ClientSearch, FoundClient, FoundClients } from '#machines/service/clients.ts';
import type { SalesVisitor } from '#machines/service/sales/salesCalls.ts';

const nobody: SalesVisitor = {
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
  mayEnter: false,
  maySearch: false,
  mustSayWhy: false,
  mayCreate: false,
  mayReport: false,
};
const nothing: FoundClients = {
  outcome: 'NONE',
  kind: 'COMPANY_ID',
  clients: [],
  count: 0,
  isMore: false,
  isLast: true,
  isShared: false,
};
const karel: SalesVisitor = {
  ...nobody,
  isSignedIn: true,
  name: 'Karel',
  mayEnter: true,
  maySearch: true,
  mayCreate: true,
  mayReport: true,
};
const search: ClientSearch = { text: '99001004' };

interface Given {
  readonly visitor?: SalesVisitor | Failure;
  readonly found?: FoundClients | Failure;
  readonly asked?: string;
  readonly client?: string;
}

const answer = <T>(given: T | Failure): Promise<T> =>
  given instanceof Failure ? Promise.reject(given) : Promise.resolve(given);
const settle = () => new Promise((resolve) => setTimeout(resolve));

const given = async ({ visitor = karel, found = nothing, asked, client }: Given) => {
  const left: string[] = [];
  const actor = createActor(
    shellMachine.provide({
      actors: {
        readVisitor: fromPromise<SalesVisitor, undefined>(() => answer(visitor)),
        signIn: fromPromise<string, SignInAsked>(({ input: { actFor = 'own', isAfresh, returnTo } }) =>
          answer(`/oidc?${isAfresh ? 'afresh' : actFor}&${returnTo}`),
        ),
        actFor: fromPromise<unknown, string | undefined>(() => answer({})),
        findClients: fromPromise<FoundClients, ClientSearch | undefined>(() => answer(found)),
      },
      actions: { leave: (_, { url }) => void left.push(url) },
    }),
    { input: { asked, client }, clock: new SimulatedClock() },
  ).start();
  await settle();
  return { actor, left };
};
const at = (actor: Actor<typeof shellMachine>) => pageOf(actor.getSnapshot().context);

test.each<[string, Given, string]>([
  ['nobody in particular at the entry', { visitor: nobody, asked: 'search' }, 'entry'],
  ['an agent at the search', { asked: 'entry' }, 'search'],
  ['an agent who asks for them at the delegations', { asked: 'delegation' }, 'delegation'],
  [
    'who has no right to act at the delegations',
    { visitor: { ...karel, isDelegationRefused: true } },
    'delegation',
  ],
  ['an agent who asks for it at the form of a new client', { asked: 'newClient' }, 'newClient'],
  [
    'who may create nobody at the search',
    { visitor: { ...karel, mayCreate: false }, asked: 'newClient' },
    'search',
  ],
  ['an agent at the details of a client', { asked: 'personData', client: 'id' }, 'personData'],
  ['an agent who names nobody at the search', { asked: 'personData' }, 'search'],
  [
    'who may not search at the search',
    { visitor: { ...karel, maySearch: false }, asked: 'personData', client: 'id' },
    'search',
  ],
  [
    'an auditor, who searches for nobody, at who looked',
    { visitor: { ...karel, maySearch: false, looks: 'ALL', operations: 'READ' } },
    'accesses',
  ],
  [
    'the helpdesk at the reports',
    { visitor: { ...karel, maySearch: false, mayReadReports: true, operations: 'READ' } },
    'reports',
  ],
  [
    'an operator who asks for it at operations',
    { visitor: { ...karel, operations: 'ACT' }, asked: 'operations' },
    'operations',
  ],
  ['an agent who asks for operations at the search', { asked: 'operations' }, 'search'],
  [
    'the helpdesk, who sees no looks, at the search all the same',
    { visitor: { ...karel, maySearch: false }, asked: 'accesses' },
    'search',
  ],
  ['who may not enter at the page that says so', { visitor: { ...karel, mayEnter: false } }, 'noPermission'],
  [
    'a sign-in that is broken at its end',
    { visitor: new Failure('245000009', { params: { status: '401.4' } }) },
    'loggedOut',
  ],
])('the shell meets %s', async (_, here, page) => {
  const { actor } = await given(here);
  expect(at(actor)).toBe(page);
});

test('an agent goes from the search to their own looks and back', async () => {
  const { actor } = await given({ visitor: { ...karel, looks: 'OWN' } });
  expect(openPages(actor.getSnapshot().context)).toEqual(['search', 'accesses']);
  actor.send({ type: 'GO', page: 'accesses' });
  expect(at(actor)).toBe('accesses');
  actor.send({ type: 'GO', page: 'search' });
  expect(at(actor)).toBe('search');
});

test('who is asked to sign in afresh goes there, and for nobody else', async () => {
  const { actor, left } = await given({ visitor: { ...karel, operations: 'ACT' }, asked: 'operations' });
  actor.send({ type: 'ENTER_AFRESH' });
  await settle();
  expect(left).toEqual(['/oidc?afresh&/prodej/provoz']);
});

test('who enters goes to sign in, for themselves or for another', async () => {
  const one = await given({ visitor: nobody });
  one.actor.send({ type: 'ENTER' });
  await settle();
  const other = await given({ visitor: nobody });
  other.actor.send({ type: 'ENTER_FOR', id: 'A200' });
  await settle();
  expect([one.left, other.left]).toEqual([['/oidc?own&/prodej'], ['/oidc?A200&/prodej']]);
});

test.each<[string, Given, string]>([
  ['a page of nobody in particular', { visitor: nobody, asked: 'operations' }, '/prodej/provoz'],
  ['the delegations', { visitor: nobody, asked: 'delegation' }, '/prodej/zastoupeni'],
  ['a client', { visitor: nobody, asked: 'client', client: '7c9e' }, '/prodej/klient/7c9e'],
  ['a page about nobody', { visitor: nobody, asked: 'client' }, '/prodej/klienti'],
  ['the end of a session', { visitor: nobody, asked: 'loggedOut' }, '/prodej'],
  ['no permission', { visitor: nobody, asked: 'noPermission' }, '/prodej'],
  [
    'where a session ended meanwhile',
    { visitor: new Failure('245000009'), asked: 'personData', client: '7c9e' },
    '/prodej/klient/7c9e/udaje',
  ],
])('whoever enters is led back to what they asked for: %s', async (_, here, address) => {
  const { actor, left } = await given(here);
  actor.send({ type: 'ENTER' });
  await settle();
  expect(left).toEqual([`/oidc?own&${address}`]);
});

test('whoever acts for another begins anew, and who may not enter chooses nobody', async () => {
  const { actor, left } = await given({});
  actor.send({ type: 'CHOOSE' });
  expect(actor.getSnapshot().matches({ shown: 'choosing' })).toBe(true);
  actor.send({ type: 'ACT_FOR', id: 'A200' });
  await settle();
  expect(left).toEqual(['/prodej']);
  const refused = await given({ visitor: { ...karel, mayEnter: false } });
  refused.actor.send({ type: 'CHOOSE' });
  refused.actor.send({ type: 'ACT_FOR', id: 'A200' });
  expect(refused.actor.getSnapshot().value).toEqual({ shown: 'idle' });
});

test('what is searched for is found, and a session that has run out ends there', async () => {
  const found: FoundClients = { ...nothing, outcome: 'PROTECTED' };
  const { actor } = await given({ found });
  actor.send({ type: 'FIND', search });
  await settle();
  expect(actor.getSnapshot().context).toMatchObject({ search, found });
  const over = await given({ found: new Failure('245000009') });
  over.actor.send({ type: 'FIND', search });
  await settle();
  expect([at(over.actor), over.actor.getSnapshot().context.ended]).toEqual(['loggedOut', 'EXPIRED']);
  const away = await given({ found: new Failure('0') });
  away.actor.send({ type: 'FIND', search });
  await settle();
  expect([at(away.actor), away.actor.getSnapshot().context.failure?.code]).toEqual(['search', '0']);
});

const radim: FoundClient = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  right: 'OWN',
  personType: 'FO',
  name: 'Radim Zkoušel',
  life: 'LIVING',
  hit: { kind: 'BIRTH_NUMBER', value: '7903149034' },
};
const one: FoundClients = { ...nothing, outcome: 'FOUND', clients: [radim], count: 1 };
const path = `/prodej/klient/${radim.id}`;
const addressOf = (actor: Actor<typeof shellMachine>) => pathOfPlace(placeIn(actor.getSnapshot().context));

test.each<[string, FoundClients, string]>([
  ['the only one who has a number is opened at once', one, path],
  ['not by a name', { ...one, clients: [{ ...radim, hit: undefined }] }, '/prodej/klienti'],
  [
    'nor where another one cares for them',
    { ...one, clients: [{ ...radim, right: 'FOREIGN' }] },
    '/prodej/klienti',
  ],
  ['nor where two have the number', { ...one, count: 2, clients: [radim, radim] }, '/prodej/klienti'],
])('%s', async (_, found, address) => {
  const { actor } = await given({ found });
  actor.send({ type: 'FIND', search });
  await settle();
  expect(addressOf(actor)).toBe(address);
  actor.send({ type: 'GO', page: 'search' });
  expect([addressOf(actor), actor.getSnapshot().context.found]).toEqual(['/prodej/klienti', found]);
});

test('a client is opened by their address, by who may search for clients', async () => {
  const { actor } = await given({ asked: 'client', client: radim.id });
  expect(addressOf(actor)).toBe(path);
  actor.send({ type: 'GO', page: 'handOver', client: radim.id });
  expect(addressOf(actor)).toBe(`${path}/skoda`);
  const helpdesk = await given({
    asked: 'client',
    client: radim.id,
    visitor: { ...karel, maySearch: false },
  });
  expect(addressOf(helpdesk.actor)).toBe('/prodej/klienti');
});

test('a vehicle of a client is opened by its address, and a new one by a word in its place', async () => {
  const vehicle = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const { actor } = await given({ asked: 'newVehicle', client: radim.id });
  expect(addressOf(actor)).toBe(`${path}/vozidlo/nove`);
  actor.send({ type: 'GO', page: 'vehicle', client: radim.id, vehicle });
  expect(addressOf(actor)).toBe(`${path}/vozidlo/${vehicle}`);
  expect(placeAt(`${path}/vozidlo/${vehicle}`)).toEqual({ page: 'vehicle', client: radim.id, vehicle });
  expect(placeAt(`${path}/vozidlo/nove`)).toEqual({ page: 'newVehicle', client: radim.id });
  actor.send({ type: 'GO', page: 'vehicle', client: radim.id });
  expect(at(actor)).toBe('search');
});

test('a policy of a client is opened by its address, and a new one by its vehicle', async () => {
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const { actor } = await given({ asked: 'client', client: radim.id });
  actor.send({ type: 'GO', page: 'newPolicy', client: radim.id, vehicle: id });
  expect(addressOf(actor)).toBe(`${path}/smlouva/nova/${id}`);
  // What is created leaves no empty form to come back to, until somebody goes elsewhere.
  actor.send({ type: 'GO', page: 'client', client: radim.id, isSaved: true });
  expect(actor.getSnapshot().context.isSaved).toBe(true);
  actor.send({ type: 'GO', page: 'client', client: radim.id });
  expect(actor.getSnapshot().context.isSaved).toBe(false);
  actor.send({ type: 'GO', page: 'policy', client: radim.id, policy: id });
  expect(addressOf(actor)).toBe(`${path}/smlouva/${id}`);
  expect(placeAt(`${path}/smlouva/${id}`)).toEqual({ page: 'policy', client: radim.id, policy: id });
  expect(placeAt(`${path}/smlouva/nova/${id}`)).toEqual({
    page: 'newPolicy',
    client: radim.id,
    vehicle: id,
  });
  actor.send({ type: 'GO', page: 'discount', client: radim.id, policy: id });
  expect([at(actor), addressOf(actor)]).toEqual(['discount', `${path}/smlouva/${id}/slevy`]);
  expect(placeAt(`${path}/smlouva/${id}/slevy`)).toEqual({ page: 'discount', client: radim.id, policy: id });
  for (const page of ['policy', 'newPolicy', 'discount']) {
    actor.send({ type: 'GO', page, client: radim.id });
    expect(at(actor)).toBe('search');
  }
});

test('a call of a page that finds the session over ends it', async () => {
  const { actor } = await given({ asked: 'client', client: radim.id });
  actor.send({ type: 'CALL_REFUSED', error: new Failure('0') });
  expect(at(actor)).toBe('client');
  actor.send({ type: 'CALL_REFUSED', error: new Failure('245000009') });
  expect(at(actor)).toBe('loggedOut');
});

test.each([
  ['/prodej', { page: 'entry' }],
  ['/prodej/', { page: 'entry' }],
  ['/prodej/klienti', { page: 'search' }],
  [path, { page: 'client', client: radim.id }],
  [`${path}/skoda/`, { page: 'handOver', client: radim.id }],
  ['/prodej/klient/7903149034', undefined],
  ['/prodej/jinam', undefined],
])('%s is the address of a place, or of none', (address, place) => {
  expect(placeAt(address)).toEqual(place);
});

test('who may not search, or is not at the search, finds nothing', async () => {
  for (const one of [{ visitor: { ...karel, maySearch: false } }, { asked: 'delegation' }]) {
    const { actor } = await given(one);
    actor.send({ type: 'FIND', search });
    expect(actor.getSnapshot().context.search).toBeUndefined();
  }
});

test('a service that was away is asked again', async () => {
  const { actor } = await given({ visitor: new Failure('0') });
  expect(actor.getSnapshot().value).toBe('away');
  actor.send({ type: 'RETRY' });
  expect(actor.getSnapshot().value).toBe('arriving');
});

const unsaved = ['person.mobile', 'address.street'];

test.each<[string, Parameters<Actor<typeof shellMachine>['send']>[0], () => string]>([
  ['another page', { type: 'GO', page: 'search' }, () => 'search'],
  ['another agent', { type: 'ACT_FOR', id: 'A200' }, () => 'newClient'],
])('a form that is not saved is not left for %s before that is said again', async (_, event, page) => {
  const { actor, left } = await given({ asked: 'newClient' });
  actor.send({ type: 'UNSAVED', fields: unsaved });
  actor.send(event);
  expect([actor.getSnapshot().value, at(actor)]).toEqual([{ shown: 'leaving' }, 'newClient']);
  actor.send({ type: 'STAY' });
  expect([actor.getSnapshot().value, at(actor), actor.getSnapshot().context.unsaved]).toEqual([
    { shown: 'idle' },
    'newClient',
    unsaved,
  ]);
  actor.send(event);
  actor.send({ type: 'LEAVE' });
  await settle();
  expect([at(actor), actor.getSnapshot().context.unsaved]).toEqual([page(), []]);
  expect(left).toEqual(event.type === 'ACT_FOR' ? ['/prodej'] : []);
});

test('a form that is saved is left at once', async () => {
  const { actor } = await given({ asked: 'newClient' });
  actor.send({ type: 'UNSAVED', fields: unsaved });
  actor.send({ type: 'UNSAVED', fields: [] });
  actor.send({ type: 'GO', page: 'search' });
  expect(at(actor)).toBe('search');
});
