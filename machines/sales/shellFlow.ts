import { salesHome } from './paths.ts';
import { ask, definePage, flowOf } from './kit.ts';

const isIn = { fact: 'mayEnter', is: true } as const;
const choosesPrincipal = {
  any: [
    { fact: 'delegationAsked', is: true },
    { fact: 'delegationRefused', is: true },
  ],
} as const;
const mayFillIn = { fact: 'mayCreate', is: true } as const;
const isOver = { fact: 'ended', in: ['EXPIRED', 'BROKEN'] } as const;

/** What every page about a client is: one of the pages that the address asks for by the number of a record. */
const ofClient = { step: 'clients', kind: 'record', each: { param: 'client' }, saves: false } as const;
const isAskedFor = <
  const Page extends 'handOver' | 'personData' | 'vehicle' | 'newPolicy' | 'policy' | 'discount',
>(
  page: Page,
) => ({ all: [isIn, { fact: 'clientPage', is: page }] }) as const;

const entry = definePage({
  code: 'entry',
  path: '/',
  step: 'entering',
  saves: false,
  questions: [ask('actFor', { optional: true })],
  next: ['loggedOut', 'noPermission', 'delegation', 'search'],
});

const noPermission = definePage({
  code: 'noPermission',
  path: '/bez-opravneni',
  step: 'entering',
  saves: false,
  canEnter: { all: [{ fact: 'signedIn', is: true }, { not: isIn }] },
  next: [],
});

const delegation = definePage({
  code: 'delegation',
  path: '/zastoupeni',
  step: 'entering',
  saves: false,
  canEnter: { all: [isIn, choosesPrincipal] },
  next: ['search'],
});

const search = definePage({
  code: 'search',
  path: '/klienti',
  kind: 'hub',
  step: 'clients',
  saves: false,
  canEnter: isIn,
  questions: [ask('query', { optional: true })],
  next: [
    'newClient',
    'client',
    'handOver',
    'personData',
    'newVehicle',
    'newPolicy',
    'policy',
    'discount',
    'reports',
    'operations',
    'accesses',
  ],
});

const newClient = definePage({
  code: 'newClient',
  path: '/novy-klient',
  step: 'clients',
  saves: false,
  canEnter: { all: [isIn, mayFillIn, { fact: 'newClientAsked', is: true }] },
  next: [],
});

const client = definePage({
  code: 'client',
  path: '/klient/:client',
  ...ofClient,
  canEnter: { all: [isIn, { fact: 'clientPage', in: ['client', 'handOver'] }] },
  next: ['handOver'],
});

const handOver = definePage({
  code: 'handOver',
  path: '/klient/:client/skoda',
  ...ofClient,
  canEnter: isAskedFor('handOver'),
  next: [],
});

const personData = definePage({
  code: 'personData',
  path: '/klient/:client/udaje',
  ...ofClient,
  canEnter: isAskedFor('personData'),
  next: [],
});

const newVehicle = definePage({
  code: 'newVehicle',
  path: '/klient/:client/vozidlo/nove',
  ...ofClient,
  canEnter: { all: [isIn, mayFillIn, { fact: 'clientPage', in: ['newVehicle', 'vehicle'] }] },
  next: ['vehicle'],
});

const vehicle = definePage({
  code: 'vehicle',
  path: '/klient/:client/vozidlo/:vehicle',
  ...ofClient,
  each: { param: 'vehicle' },
  canEnter: isAskedFor('vehicle'),
  next: [],
});

const newPolicy = definePage({
  code: 'newPolicy',
  path: '/klient/:client/smlouva/nova/:vehicle',
  ...ofClient,
  each: { param: 'vehicle' },
  canEnter: { all: [mayFillIn, isAskedFor('newPolicy')] },
  next: [],
});

const policy = definePage({
  code: 'policy',
  path: '/klient/:client/smlouva/:policy',
  ...ofClient,
  each: { param: 'policy' },
  canEnter: isAskedFor('policy'),
  next: [],
});

const discount = definePage({
  code: 'discount',
  path: '/klient/:client/smlouva/:policy/slevy',
  ...ofClient,
  each: { param: 'policy' },
  canEnter: isAskedFor('discount'),
  next: [],
});

const reports = definePage({
  code: 'reports',
  path: '/hlaseni',
  step: 'clients',
  saves: false,
  canEnter: { all: [isIn, { fact: 'readsReports', is: true }] },
  next: ['search'],
});

const operations = definePage({
  code: 'operations',
  path: '/provoz',
  step: 'clients',
  saves: false,
  canEnter: { all: [isIn, { fact: 'readsOperations', is: true }] },
  next: ['search'],
});

const accesses = definePage({
  code: 'accesses',
  path: '/pristupy',
  step: 'clients',
  saves: false,
  canEnter: { all: [isIn, { fact: 'readsLooks', is: true }] },
  next: ['search'],
});

const loggedOut = definePage({
  code: 'loggedOut',
  path: '/odhlaseno',
  step: 'entering',
  saves: false,
  canEnter: isOver,
  next: [],
});

/** How somebody gets into the sales application, for whom they act there, the search for clients, and a client with their forms. */
export const shellFlow = flowOf(
  { code: 'sales.SHELL', known: {}, home: salesHome, start: 'entry', steps: ['entering', 'clients'] },
  [
    entry,
    noPermission,
    delegation,
    search,
    newClient,
    client,
    handOver,
    personData,
    newVehicle,
    vehicle,
    newPolicy,
    policy,
    discount,
    reports,
    operations,
    accesses,
    loggedOut,
  ],
);
