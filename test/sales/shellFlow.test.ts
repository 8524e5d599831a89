import { readFileSync } from 'node:fs';
import { createActor, getNextSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { pagesText } from '#machines/analysis/snapshotText.ts';
import { createPageModel } from '#machines/flow/machine/flowMachine.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { ClientPage, type ShellNames, type ShellRecord } from '#machines/sales/kit.ts';
import { discountFlow } from '#machines/sales/discount/discountForm.ts';
import { policyFlow } from '#machines/sales/policy/policyForm.ts';
import { vehicleFlow } from '#machines/sales/vehicle/vehicleForm.ts';
import { clientFlows } from '#machines/sales/records/clientForm.ts';
import { shellFlow } from '#machines/sales/shellFlow.ts';
import { configuration } from '#test/flow/machine/configuration.ts';

const isIn = { signedIn: true, mayEnter: true, done: ['entry'] } satisfies ShellRecord;
const at = (record: ShellRecord, asked?: string) =>
  situationOf(shellFlow, record).initial({ isSent: false, asked });

describe('whoever comes to the shell', () => {
  test.each<[string, ShellRecord, string]>([
    ['without having signed in begins at the entry', { signedIn: false, mayEnter: false }, 'entry'],
    ['without permission is told so', { signedIn: true, mayEnter: false, done: ['entry'] }, 'noPermission'],
    ['with permission comes to the search', isIn, 'search'],
    [
      'without the right to act is led to the delegations',
      { ...isIn, delegationRefused: true },
      'delegation',
    ],
    ['and asks for the delegations comes to them', { ...isIn, delegationAsked: true }, 'delegation'],
    [
      'without permission chooses nobody to act for',
      { signedIn: true, mayEnter: false, delegationRefused: true, done: ['entry'] },
      'noPermission',
    ],
    [
      'after the end of a session is told why',
      { signedIn: false, ended: 'EXPIRED', done: ['entry'] },
      'loggedOut',
    ],
    ['whose sign-in is broken is told so, whatever they might do', { ...isIn, ended: 'BROKEN' }, 'loggedOut'],
  ])('%s', (_, record, page) => {
    expect(at(record)).toBe(page);
  });

  test.each<[string, ShellRecord, string]>([
    ['search', { signedIn: false, mayEnter: false }, 'entry'],
    ['search', { signedIn: true, mayEnter: false, done: ['entry'] }, 'noPermission'],
    ['delegation', isIn, 'search'],
    ['noPermission', isIn, 'search'],
    ['search', { ...isIn, delegationRefused: true, done: ['entry', 'delegation'] }, 'search'],
    ['entry', isIn, 'entry'],
    ['client', isIn, 'search'],
    ['client', { ...isIn, clientPage: 'client', done: ['entry', 'search'] }, 'client'],
    ['handOver', { ...isIn, clientPage: 'client' }, 'search'],
    ['handOver', { ...isIn, clientPage: 'handOver', done: ['entry', 'search'] }, 'handOver'],
    ['client', { signedIn: true, mayEnter: false, clientPage: 'client', done: ['entry'] }, 'noPermission'],
  ])('by the address of %s comes where the same rules lead', (asked, record, page) => {
    expect(at(record, asked)).toBe(page);
  });
});

const told = [true, false];
const asking: readonly ShellRecord[] = [
  {},
  { mayCreate: true, newClientAsked: true },
  { mayCreate: false, newClientAsked: true },
];
const whoever: readonly ShellRecord[] = told.flatMap((signedIn) =>
  told.flatMap((mayEnter) =>
    told.flatMap((delegationRefused) =>
      (['EXPIRED', 'BROKEN', undefined] as const).flatMap((ended) =>
        [undefined, ...ClientPage.options].map((clientPage) => ({
          signedIn,
          mayEnter,
          delegationRefused,
          ...(ended && { ended }),
          ...(clientPage && { clientPage }),
        })),
      ),
    ),
  ),
);

const everybody = whoever.flatMap((one) => asking.map((more) => ({ ...one, ...more })));

test('the machine of the pages walks as the rules say, for everybody', () => {
  const model = createPageModel<ShellNames>(shellFlow);
  const taken = new Set<string>();
  for (const prefill of everybody) {
    const { walked } = situationOf(shellFlow, prefill);
    let state = createActor(model, { input: { configuration, prefill } }).getSnapshot();
    const pages: string[] = [state.value];
    while (pages.length < walked.length) {
      state = getNextSnapshot(model, state, { type: 'NEXT', answers: {} });
      pages.push(state.value);
      taken.add(pages.slice(-2).join(' -> '));
    }
    expect(pages).toEqual(walked.map(({ code }) => code));
  }
  // A hub leads to its parts by their own rules, and they lead back.
  const hubs = shellFlow.pages.filter(({ kind }) => kind === 'hub');
  const beside = new Set(hubs.flatMap(({ code, next }) => [code, ...next]));
  const transitions = shellFlow.pages
    .filter(({ code }) => !beside.has(code))
    .flatMap(({ code, next }) => next.map((to) => `${code} -> ${to}`));
  expect(transitions.filter((transition) => !taken.has(transition))).toEqual([]);
});

test.each([
  [shellFlow.code, pagesText(shellFlow)],
  [clientFlows.newClient.code, pagesText(clientFlows.newClient)],
  [clientFlows.personData.code, pagesText(clientFlows.personData)],
  [vehicleFlow.code, pagesText(vehicleFlow)],
  [policyFlow.code, pagesText(policyFlow)],
  [discountFlow.code, pagesText(discountFlow)],
])('the snapshot of %s tells it as it is; "npm run flows:snapshot" renews it', (code, text) => {
  const file = new URL(`../../machines/sales/snapshots/${code}.txt`, import.meta.url);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
