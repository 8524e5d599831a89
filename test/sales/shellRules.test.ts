import { describe, expect, test } from 'vitest';
import { situationOf } from '#machines/flow/situation.ts';
import { ClientPage, type ShellRecord } from '#machines/sales/kit.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { holds } from '#machines/subject/rule.ts';
import { salesFlow, salesPage } from './salesPage.ts';

/** Who comes, and what they ask for. */
const visitors: Readonly<Record<string, ShellRecord>> = {
  nobody: { signedIn: false, mayEnter: false, delegationAsked: true },
  stranger: { signedIn: true, mayEnter: false, delegationRefused: true },
  strangerForForms: { signedIn: true, mayEnter: false, mayCreate: true, newClientAsked: true },
  strangerForRights: {
    signedIn: true,
    mayEnter: false,
    readsReports: true,
    readsLooks: true,
    readsOperations: true,
  },
  reader: { signedIn: true, mayEnter: true, newClientAsked: true },
  agent: { signedIn: true, mayEnter: true, mayCreate: true },
  creating: { signedIn: true, mayEnter: true, mayCreate: true, newClientAsked: true },
  choosing: { signedIn: true, mayEnter: true, delegationAsked: true },
  refused: { signedIn: true, mayEnter: true, delegationRefused: true },
  helpdesk: { signedIn: true, mayEnter: true, readsReports: true },
  operator: { signedIn: true, mayEnter: true, readsOperations: true },
  auditor: { signedIn: true, mayEnter: true, readsLooks: true },
  expired: { signedIn: false, mayEnter: false, ended: 'EXPIRED' },
  broken: { signedIn: true, mayEnter: true, ended: 'BROKEN' },
  ...Object.fromEntries(
    ClientPage.options.flatMap((clientPage) => [
      [`agent@${clientPage}`, { signedIn: true, mayEnter: true, mayCreate: true, clientPage }],
      [`reader@${clientPage}`, { signedIn: true, mayEnter: true, clientPage }],
      [`stranger@${clientPage}`, { signedIn: true, mayEnter: false, mayCreate: true, clientPage }],
    ]),
  ),
};
const inside = Object.keys(visitors).filter((name) => visitors[name]?.mayEnter === true);
const at = (...pages: readonly string[]) => pages.flatMap((page) => [`agent@${page}`, `reader@${page}`]);

/** Who may be on which page. Source: domain notes, sales, 1 "Screens" and 4 "Rights". */
const rights: Readonly<Record<string, readonly string[]>> = {
  entry: Object.keys(visitors),
  noPermission: Object.keys(visitors).filter((name) => name.startsWith('stranger')),
  delegation: ['choosing', 'refused'],
  search: inside,
  newClient: ['creating'],
  client: at('client', 'handOver'),
  handOver: at('handOver'),
  personData: at('personData'),
  newVehicle: ['agent@newVehicle', 'agent@vehicle'],
  vehicle: at('vehicle'),
  newPolicy: ['agent@newPolicy'],
  policy: at('policy'),
  discount: at('discount'),
  reports: ['helpdesk'],
  operations: ['operator'],
  accesses: ['auditor'],
  loggedOut: ['expired', 'broken'],
};

/** Where each page leads on, the first that may be entered; of the search, where it may lead. */
const ways: Readonly<Record<string, string>> = {
  entry: 'loggedOut noPermission delegation search',
  noPermission: '',
  delegation: 'search',
  search:
    'newClient client handOver personData newVehicle newPolicy policy discount reports operations accesses',
  newClient: '',
  client: 'handOver',
  handOver: '',
  personData: '',
  newVehicle: 'vehicle',
  vehicle: '',
  newPolicy: '',
  policy: '',
  discount: '',
  reports: 'search',
  operations: 'search',
  accesses: 'search',
  loggedOut: '',
};

describe('the pages of the shell', () => {
  test.each(Object.entries(rights))(
    '%s may be entered by whom it is for, and by nobody else',
    (page, who) => {
      const { canEnter } = salesPage('SHELL', page);
      const may = Object.keys(visitors).filter((name) =>
        holds(canEnter, salesFlow('SHELL').subject.factsIn(visitors[name] ?? {})),
      );
      expect(may).toEqual(who);
    },
  );

  for (const [page, next] of Object.entries(ways))
    test(`${page} leads where it was agreed`, () => {
      expect(salesPage('SHELL', page).next.join(' ')).toBe(next);
    });

  test('are all told of', () => {
    const codes = salesFlow('SHELL').pages.map(({ code }) => code);
    expect([Object.keys(rights), Object.keys(ways)]).toEqual([codes, codes]);
  });

  test('whose session has ended and who has no permission either is told of the end', () => {
    const record: ShellRecord = { signedIn: true, mayEnter: false, ended: 'EXPIRED', done: ['entry'] };
    expect(situationOf(salesFlow('SHELL'), record).initial({ isSent: false, asked: undefined })).toBe(
      'loggedOut',
    );
  });
});

test('of the sales application the forms save and the pages of the shell do not', () => {
  expect(
    salesFlows.flatMap(({ pages }) => pages.filter(({ saves }) => saves).map(({ code }) => code)),
  ).toEqual(['newClient', 'personData', 'vehicle', 'policy', 'discount']);
});
