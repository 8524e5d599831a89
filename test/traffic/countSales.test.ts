import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure, isFailureCode } from '#machines/calls/failures.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import versions from '#machines/sales/snapshots/versions.json' with { type: 'json' };
import type { ClientSearch, FoundClients } from '#machines/service/clients.ts';
import type { SalesVisitor } from '#machines/service/sales/salesCalls.ts';
import { stays, TrafficCount } from '#machines/service/analysts/traffic.ts';
import { countSales } from '#src/traffic/countSales.ts';

const visitor: SalesVisitor = {
  isSignedIn: true,
  name: 'Karel Zkušený',
  email: 'karel@example.com',
  isDelegationRefused: false,
  delegations: [],
  mayEnter: true,
  maySearch: true,
  mustSayWhy: false,
  mayCreate: true,
  mayReport: true,
};
const found: FoundClients = {
  outcome: 'NONE',
  kind: 'COMPANY_ID',
  clients: [],
  count: 0,
  isMore: false,
  isLast: true,
  isShared: false,
};
const promisesDone = async () => {
  for (let at = 0; at < 10; at++) await Promise.resolve();
};

/** A visit of the shell that is counted, by a clock that stands until it is turned. */
const visit = async (isReloaded = false) => {
  let time = 0;
  let counter: ReturnType<typeof countSales> | undefined;
  const actor = createActor(
    shellMachine.provide({
      actors: {
        readVisitor: fromPromise<SalesVisitor, undefined>(() => Promise.resolve(visitor)),
        findClients: fromPromise<FoundClients, ClientSearch | undefined>(() => Promise.resolve(found)),
      },
    }),
    {
      input: { asked: undefined, client: undefined, vehicle: undefined, policy: undefined },
      inspect: (seen) => counter?.inspect(seen),
    },
  );
  counter = countSales({ shell: () => actor.getSnapshot(), now: () => time, isReloaded });
  const { take, refuse, giveBack } = counter;
  actor.start();
  await promisesDone();
  const words = () =>
    take().flatMap(([flow, counts]) =>
      counts.map(({ kind, page, what, count }) => `${flow} ${kind} ${page} ${what} ${count}`),
    );
  return { actor, words, take, refuse, giveBack, turn: (seconds: number) => (time += 1000 * seconds) };
};
const client = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('a visit of the shell is counted by its pages, and a form as a flow of its own', async () => {
  const { actor, words, turn } = await visit();
  turn(25);
  actor.send({ type: 'GO', page: 'client', client });
  actor.send({ type: 'GO', page: 'personData', client });
  turn(100);
  actor.send({ type: 'GO', page: 'client', client, isSaved: true });
  expect(words()).toEqual([
    'sales.SHELL OPENED search  1',
    'sales.SHELL MOVED search client 1',
    'sales.SHELL STAYED search 30 1',
    'sales.SHELL MOVED client personData 1',
    'sales.SHELL STAYED client 10 1',
    'sales.SHELL MOVED personData client 1',
    'sales.SHELL STAYED personData 120 1',
    'sales.CLIENT OPENED personData  1',
    'sales.CLIENT STAYED personData 120 1',
  ]);
  expect(words()).toEqual([]);
});

test('a form that is left without being saved has been left, and opens anew the next time', async () => {
  const { actor, words } = await visit();
  for (const page of ['personData', 'client', 'personData']) actor.send({ type: 'GO', page, client });
  expect(words().filter((one) => one.startsWith('sales.CLIENT'))).toEqual([
    'sales.CLIENT OPENED personData  2',
  ]);
});

test('a document that is loaded once more is the same visit, and the form that is opened later is not', async () => {
  const { actor, words } = await visit(true);
  actor.send({ type: 'GO', page: 'personData', client });
  expect(words()).toEqual([
    'sales.SHELL MOVED search personData 1',
    'sales.SHELL STAYED search 10 1',
    'sales.CLIENT OPENED personData  1',
  ]);
});

test('what a form refuses, what fails there and a page that is closed are counted where they are', async () => {
  const { actor, words, refuse } = await visit();
  actor.send({ type: 'GO', page: 'operations' });
  actor.send({ type: 'CALL_REFUSED', error: new Failure('245000030') });
  actor.send({ type: 'GO', page: 'personData', client });
  refuse([{ name: 'person.birthNumber', key: 'birthNumber' }]);
  actor.send({ type: 'CALL_REFUSED', error: new Failure('245000000') });
  expect(words().filter((one) => /CLOSED|FAILED|ERROR/.test(one))).toEqual([
    'sales.SHELL CLOSED operations  1',
    'sales.SHELL FAILED search 245000030 1',
    'sales.CLIENT ERROR personData person.birthNumber:birthNumber 1',
    'sales.CLIENT FAILED personData 245000000 1',
  ]);
});

test('what could not be sent is counted with what comes next', async () => {
  const { take, words, giveBack } = await visit();
  for (const [flow, counts] of take()) giveBack(flow, counts);
  expect(words()).toEqual(['sales.SHELL OPENED search  1']);
});

test('no value can travel: whatever is typed, named or answered, only words of the flows, codes and times are counted', async () => {
  const codes = salesFlows.flatMap(({ pages }) => pages.map(({ code }) => code));
  const typed = fc.string({ minLength: 5 });
  const isKnown = (word: string): boolean =>
    word === '' ||
    codes.includes(word) ||
    isFailureCode(word) ||
    stays.some((stay) => stay === word) ||
    word === 'person.birthNumber:birthNumber';
  await fc.assert(
    fc.asyncProperty(fc.record({ text: typed, id: fc.uuid(), page: typed, error: typed }), async (one) => {
      const { actor, take, refuse } = await visit();
      actor.send({ type: 'FIND', search: { text: one.text } });
      await promisesDone();
      actor.send({ type: 'GO', page: one.page, client: one.id, vehicle: one.text, policy: one.text });
      actor.send({ type: 'GO', page: 'personData', client: one.id });
      actor.send({ type: 'UNSAVED', fields: [one.text] });
      refuse([{ name: 'person.birthNumber', key: 'birthNumber' }]);
      actor.send({ type: 'CALL_REFUSED', error: new Error(one.error) });
      actor.send({ type: 'LEAVE' });
      const sent = take().flatMap(([flow, counts]) => counts.map((count) => ({ flow, ...count })));
      expect(sent.filter((count) => !TrafficCount.safeParse(count).success)).toEqual([]);
      expect(
        sent.filter(({ flow, page, what }) => !(flow in versions) || !isKnown(page) || !isKnown(what)),
      ).toEqual([]);
    }),
    { numRuns: 50, seed: 20261120 },
  );
});
