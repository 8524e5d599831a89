import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { clientMerging, newClientRecord } from '#machines/sales/records/clientMerging.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { OpenedRecord } from '#machines/service/sales/recordCalls.ts';
import { person } from './clients.ts';

const base: OpenedRecord = {
  version: 3,
  record: person,
  name: 'Radim Zkoušel',
  life: 'LIVING',
  isNumberHidden: false,
};
const withPerson = (more: ClientRecord['person'], record: ClientRecord = person): ClientRecord => ({
  ...record,
  person: { ...record.person, ...more },
});
const mine = withPerson({ mobile: '+420777900000' });
const stale = new Failure('245000022', { status: 409, params: { version: 4 } });
const taken = new Failure('245000030', {
  status: 409,
  params: { name: 'person.birthNumber', key: 'birthNumberTaken' },
});
const settle = () => new Promise((resolve) => setTimeout(resolve));
const answer = <T>(one: T | Failure): Promise<T> =>
  one instanceof Failure ? Promise.reject(one) : Promise.resolve(one);

interface Given {
  readonly id?: string;
  readonly opened?: readonly (OpenedRecord | Failure)[];
  readonly compared?: Failure;
  readonly saves?: readonly (SavedRecord | Failure)[];
  readonly keptBase?: OpenedRecord;
}

/** A record in its form, with what each of its calls answers in turn. */
const given = async ({ id, opened = [base], compared, saves = [], keptBase }: Given) => {
  const asked: RecordToSave[] = [];
  const reads = [...opened];
  const ends = [...saves];
  const told: string[] = [];
  const actor = createActor(
    recordMachine.provide({
      actors: {
        openRecord: fromPromise<Opened, string | undefined>(() => answer(reads.shift() ?? base)),
        compareRecord: fromPromise<unknown, RecordToSave>(() => answer(compared ?? {})),
        saveRecord: fromPromise<SavedRecord, RecordToSave>(({ input }) => {
          asked.push(input);
          return answer(ends.shift() ?? { id: 'id', version: input.version + 1 });
        }),
      },
    }),
    {
      input: {
        id,
        createKey: 'key',
        begins: newClientRecord({ person: { type: 'FO' } }),
        merging: clientMerging,
        keptBase,
      },
    },
  );
  actor.on('saved', ({ id: one, isNew }) => void told.push(`${one} ${isNew ? 'new' : ''}`.trim()));
  actor.start();
  await settle();
  return {
    actor,
    asked,
    told,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

test('a new client is shown at once, and created by its key', async () => {
  const { actor, asked, told, state } = await given({});
  expect(state()).toBe('shown');
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect(asked).toEqual([{ id: undefined, createKey: 'key', version: 0, record: mine }]);
  expect([state(), told]).toEqual(['saved', ['id new']]);
});

test('a record is opened, is dirty while something differs, and is saved over its version', async () => {
  const { actor, asked, told, state, context } = await given({ id: 'id' });
  expect(state()).toBe('shown');
  actor.send({ type: 'TYPED', unsaved: ['person.mobile'] });
  expect(state()).toBe('dirty');
  actor.send({ type: 'TYPED', unsaved: [] });
  expect(state()).toBe('shown');
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), told, context().base?.version]).toEqual(['saved', ['id'], 4]);
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect(asked.map(({ version }) => version)).toEqual([3, 4]);
});

test('one who is there already is not saved, and the field says so', async () => {
  const { actor, asked, state, context } = await given({ compared: taken });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), context().refusal, asked]).toEqual([
    'dirty',
    { name: 'person.birthNumber', key: 'birthNumberTaken' },
    [],
  ]);
});

test('a comparison that gets no answer holds nobody up', async () => {
  const { actor, state } = await given({ compared: new Failure('0') });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect(state()).toBe('saved');
});

test('what the service refuses goes back to its field, and what fails may be tried again', async () => {
  const { actor, state, context } = await given({ id: 'id', saves: [taken, new Failure('500')] });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), context().refusal?.key]).toEqual(['dirty', 'birthNumberTaken']);
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), context().failure?.code]).toEqual(['failed', '500']);
  actor.send({ type: 'RETRY' });
  await settle();
  expect(state()).toBe('saved');
});

test('a stale save of other fields is merged and saved over the version of the other one', async () => {
  const theirs = { ...base, version: 4, record: withPerson({ email: 'new@example.com' }) };
  const { actor, asked, state, context } = await given({
    id: 'id',
    opened: [base, theirs],
    saves: [stale],
  });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect(state()).toBe('saved');
  expect(
    asked.map(({ version, record }) => {
      const { person: saved } = ClientRecord.parse(record);
      return [version, saved?.mobile, saved?.email];
    }),
  ).toEqual([
    [3, '+420777900000', 'radim.zkousel@example.com'],
    [4, '+420777900000', 'new@example.com'],
  ]);
  expect(context().takenAlong).toEqual(['person.email']);
});

test.each([
  ['MINE', '+420777900000'],
  ['THEIRS', '+420777900001'],
  ['BEGUN', '+420777100000'],
] as const)('a stale save of one field asks which value holds: %s', async (pick, mobile) => {
  const theirs = {
    ...base,
    version: 4,
    record: withPerson({ mobile: '+420777900001', degreeBefore: 'Ing.' }),
  };
  const { actor, asked, state, context } = await given({
    id: 'id',
    opened: [base, theirs],
    saves: [stale],
  });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), context().contested]).toEqual([
    'conflict',
    [
      {
        path: 'person.mobile',
        mine: '+420777900000',
        theirs: '+420777900001',
        begun: '+420777100000',
      },
    ],
  ]);
  actor.send({ type: 'MERGE', picks: { 'person.mobile': pick } });
  await settle();
  expect([state(), asked.at(-1)?.version, ClientRecord.parse(asked.at(-1)?.record).person]).toMatchObject([
    'saved',
    4,
    { mobile, degreeBefore: 'Ing.' },
  ]);
});

test('whoever takes theirs sees what the other one saved, and nothing is left to save', async () => {
  const theirs = { ...base, version: 4, record: withPerson({ mobile: '+420777900001' }) };
  const { actor, state, context } = await given({ id: 'id', opened: [base, theirs], saves: [stale] });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  actor.send({ type: 'TAKE_THEIRS' });
  expect([state(), context().base, context().unsaved]).toEqual(['shown', theirs, []]);
});

test('a save whose answer was lost is not asked about', async () => {
  const { actor, asked, state } = await given({
    id: 'id',
    opened: [base, { ...base, version: 4, record: mine }],
    saves: [stale],
  });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect([state(), asked.length]).toEqual(['saved', 1]);
});

test('what was typed before a reload is saved over the version that it began from', async () => {
  const { actor, asked } = await given({ id: 'id', opened: [{ ...base, version: 9 }], keptBase: base });
  actor.send({ type: 'SAVE', record: mine });
  await settle();
  expect(asked[0]?.version).toBe(3);
});

test('a record that cannot be opened is asked for again', async () => {
  const { actor, state } = await given({ id: 'id', opened: [new Failure('0'), base] });
  expect(state()).toBe('away');
  actor.send({ type: 'RETRY' });
  await settle();
  expect(state()).toBe('shown');
});
