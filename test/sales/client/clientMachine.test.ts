import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createBlock } from '#machines/sales/client/block.ts';
import { clientMachine, type Opening } from '#machines/sales/client/clientMachine.ts';
import { revealMachine, shownFor, type Revealing } from '#machines/sales/client/revealMachine.ts';
import { lookReason, reasonOf } from '#machines/sales/client/lookReason.ts';
import type { ClientClaims, ClientPolicies, Looks, OpenedClient } from '#machines/service/clients.ts';

const client = '0f8fad5b-d9cb-469f-a165-70867728950e';
const radim: OpenedClient = {
  id: client,
  right: 'OWN',
  personType: 'FO',
  name: 'Radim Zkoušel',
  life: 'LIVING',
  version: 1,
  masked: { tel: '•••000' },
};

type Answers = Partial<Record<'open' | 'policies' | 'claims' | 'looks' | 'reveal', Failure>>;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A client whose calls are refused as `refused` says, which may change meanwhile. */
const given = async (refused: Answers, right: OpenedClient['right'] = 'OWN') => {
  const made: string[] = [];
  const answer = async <T>(call: keyof Answers, value: T, said = ''): Promise<T> => {
    made.push(said === '' ? call : `${call} ${said}`);
    const failure = refused[call];
    if (failure) throw failure;
    return value;
  };
  const block = <T>(call: keyof Answers, value: T) =>
    createBlock<T>(call).provide({ actors: { load: fromPromise<T, undefined>(() => answer(call, value)) } });
  const clock = new SimulatedClock();
  const actor = createActor(
    clientMachine.provide({
      actors: {
        open: fromPromise<OpenedClient, Opening>(({ input: { need } }) =>
          answer('open', { ...radim, right }, need?.reason),
        ),
        policies: block<ClientPolicies>('policies', { policies: [], filledIn: [] }),
        claims: block<ClientClaims>('claims', { claims: [], drafts: [] }),
        looks: block<Looks>('looks', { looks: [] }),
        reveal: revealMachine.provide({
          actors: {
            reveal: fromPromise<string, Revealing>(({ input: { field = '' } }) =>
              answer('reveal', `all of ${field}`, field),
            ),
          },
        }),
      },
    }),
    { input: { client }, clock },
  ).start();
  await settle();
  const { policies, claims, looks, reveal } = actor.getSnapshot().context;
  const states = () => [policies, claims, looks].map((one) => one.getSnapshot().value);
  return { actor, made, clock, refused, states, policies, looks, reveal };
};

test('a client is opened, then what is insured and what has happened loads, and who looked when it is asked for', async () => {
  const { actor, made, states, looks } = await given({});
  expect([actor.getSnapshot().value, made, states()]).toEqual([
    'shown',
    ['open', 'policies', 'claims'],
    ['shown', 'shown', 'waiting'],
  ]);
  looks.send({ type: 'LOAD' });
  await settle();
  expect(looks.getSnapshot().value).toBe('shown');
});

test('of whom one shares a policy the vehicles load as well, and the discounts do not', async () => {
  for (const [right, loads] of [
    ['SHARED', [false, true]],
    ['FOREIGN', [true, true]],
  ] as const) {
    const { vehicles, discounts } = (await given({}, right)).actor.getSnapshot().context;
    expect([vehicles, discounts].map((one) => one.getSnapshot().matches('waiting'))).toEqual(loads);
  }
});

test('where one register is away the others stand, and it alone is asked again', async () => {
  const { made, refused, states, policies } = await given({ policies: new Failure('500') });
  expect([states(), policies.getSnapshot().context.failure?.code]).toEqual([
    ['away', 'shown', 'waiting'],
    '500',
  ]);
  delete refused.policies;
  policies.send({ type: 'LOAD' });
  await settle();
  expect([states(), made]).toEqual([
    ['shown', 'shown', 'waiting'],
    ['open', 'policies', 'claims', 'policies'],
  ]);
});

test('a client of another agent is opened by a reason', async () => {
  const { actor, made, refused } = await given({ open: new Failure('403') });
  expect([actor.getSnapshot().value, made]).toEqual(['asking', ['open']]);
  delete refused.open;
  actor.send({ type: 'GIVE_REASON', need: { reason: 'CLAIM_NOW' } });
  await settle();
  expect([actor.getSnapshot().value, made.slice(0, 2)]).toEqual(['shown', ['open', 'open CLAIM_NOW']]);
});

test('of a client whom nobody may see nothing is asked', async () => {
  const { actor, made } = await given({ open: new Failure('245000017') });
  expect([actor.getSnapshot().value, made]).toEqual(['hidden', ['open']]);
});

test('a service that was away is asked again', async () => {
  const { actor, refused } = await given({ open: new Failure('0') });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual(['away', '0']);
  delete refused.open;
  actor.send({ type: 'RETRY' });
  await settle();
  expect(actor.getSnapshot().value).toBe('shown');
});

test('one masked value is told at a time, for a minute', async () => {
  const { reveal, clock, made } = await given({});
  const told = () => {
    const { field, value } = reveal.getSnapshot().context;
    return [field, value];
  };
  reveal.send({ type: 'REVEAL', field: 'tel' });
  await settle();
  expect(told()).toEqual(['tel', 'all of tel']);
  reveal.send({ type: 'REVEAL', field: 'email' });
  await settle();
  expect(told()).toEqual(['email', 'all of email']);
  clock.increment(shownFor - 1);
  expect(told()).toEqual(['email', 'all of email']);
  clock.increment(1);
  expect(told()).toEqual([undefined, undefined]);
  reveal.send({ type: 'REVEAL', field: 'tel' });
  await settle();
  reveal.send({ type: 'MASK' });
  expect([told(), made.slice(-3)]).toEqual([
    [undefined, undefined],
    ['reveal tel', 'reveal email', 'reveal tel'],
  ]);
});

test('a value that is refused stays masked, and says why', async () => {
  const { reveal } = await given({ reveal: new Failure('245000017') });
  reveal.send({ type: 'REVEAL', field: 'birthNumber' });
  await settle();
  const { value, failure } = reveal.getSnapshot().context;
  expect([value, failure?.code]).toEqual([undefined, '245000017']);
});

test.each<[string, object, object | undefined]>([
  ['one that most have', { reason: 'TREATS_CALL' }, { reason: 'TREATS_CALL' }],
  [
    'another one in words',
    { reason: 'OTHER', words: 'Přišel na pobočku.' },
    { reason: 'OTHER', words: 'Přišel na pobočku.' },
  ],
  [
    'words beside one of the others go nowhere',
    { reason: 'TAKEOVER', words: 'Přišel na pobočku.' },
    { reason: 'TAKEOVER' },
  ],
  ['another one without words', { reason: 'OTHER' }, undefined],
  ['too few words', { reason: 'OTHER', words: 'Jen tak.' }, undefined],
  ['none', {}, undefined],
])('a reason is %s', (_, told, need) => {
  const { data } = lookReason.safeParse(told);
  expect(data && reasonOf(data)).toEqual(need);
});
