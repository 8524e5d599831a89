import { createActor, fromPromise, waitFor } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure, FailureBody, isFailureCode } from '#machines/calls/failures.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import type { RecordToSave, SavedRecord } from '#machines/sales/records/recordSetup.ts';
import { clientMerging, newClientRecord } from '#machines/sales/records/clientMerging.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import type { Received, Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { person } from '#test/sales/records/clients.ts';
import { created, freshNumber, opened, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let alena: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  // The assistant of the same agent works on another process.
  alena = await signedIn(await service.another(), 'A310', 'A100');
});
afterAll(() => service.close());

const answered = ({ status, body }: Received): unknown => {
  if (status < 400) return body;
  const { code, params } = FailureBody.parse(body);
  throw new Failure(isFailureCode(code) ? code : '500', { status, params });
};

/** The form of a client as somebody has it open. */
const formOf = async (who: Reporter, client: string) => {
  const actor = createActor(
    recordMachine.provide({
      actors: {
        openRecord: fromPromise<Opened, string | undefined>(() => opened(who, client)),
        compareRecord: fromPromise<unknown, RecordToSave>(() => Promise.resolve()),
        saveRecord: fromPromise<SavedRecord, RecordToSave>(async ({ input: { version, ...input } }) => {
          const record = ClientRecord.parse(input.record);
          const params = { client };
          const body = { version, record };
          const saved = answered(await who.ask(calls.saveClient, { params, body }));
          return { id: client, ...calls.saveClient.answer.parse(saved) };
        }),
      },
    }),
    {
      input: {
        id: client,
        createKey: 'key',
        begins: newClientRecord({}),
        merging: clientMerging,
        keptBase: undefined,
      },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  const save = async (change: ClientRecord['person']) => {
    const { base } = actor.getSnapshot().context;
    actor.send({ type: 'SAVE', record: withPerson(ClientRecord.parse(base?.record), change) });
    return ended();
  };
  const ended = async () => {
    const end = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return end.value;
  };
  return { actor, save, ended };
};

test('two who change other fields of one client both have theirs saved', async () => {
  const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  const [his, hers] = [await formOf(karel, client), await formOf(alena, client)];
  expect(await his.save({ email: 'his@example.com' })).toBe('saved');
  expect(await hers.save({ phone: '+420222333444' })).toBe('saved');
  expect(hers.actor.getSnapshot().context.takenAlong).toEqual(['person.email']);
  const now = await opened(karel, client);
  expect(now).toMatchObject({
    version: 3,
    savedBy: { name: 'Alena Asistentka', actsFor: 'Karel Makléř' },
    record: { person: { email: 'his@example.com', phone: '+420222333444' } },
  });
});

test('two who change one field are asked which value holds, and nobody learns the number from it', async () => {
  const number = freshNumber();
  const client = await created(karel, withPerson(person, { birthNumber: number }));
  const [his, hers] = [await formOf(karel, client), await formOf(alena, client)];
  expect(await his.save({ mobile: '+420777910000', email: 'his@example.com' })).toBe('saved');
  expect(await hers.save({ mobile: '+420777920000' })).toBe('conflict');
  const { contested, theirs } = hers.actor.getSnapshot().context;
  expect(contested).toEqual([
    { path: 'person.mobile', mine: '+420777920000', theirs: '+420777910000', begun: '+420777100000' },
  ]);
  expect(theirs?.savedBy).toEqual({ name: 'Karel Makléř' });
  expect(JSON.stringify(hers.actor.getSnapshot().context)).not.toContain(number);
  hers.actor.send({ type: 'MERGE', picks: { 'person.mobile': 'MINE' } });
  expect(await hers.ended()).toBe('saved');
  expect((await opened(karel, client)).record.person).toMatchObject({
    birthNumber: number,
    mobile: '+420777920000',
    email: 'his@example.com',
  });
});

test('five saves at once on two processes all end saved or asked about, and lose nothing of one field each', async () => {
  const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  const changes: readonly ClientRecord['person'][] = [
    { mobile: '+420777930000' },
    { phone: '+420222333555' },
    { email: 'all@example.com' },
    { degreeBefore: 'Ing.' },
    { degreeAfter: 'Ph.D.' },
  ];
  const forms = await Promise.all(changes.map((_, at) => formOf(at % 2 === 0 ? karel : alena, client)));
  const ends = await Promise.all(forms.map((form, at) => form.save(changes[at])));
  expect(ends).toEqual(changes.map(() => 'saved'));
  expect((await opened(karel, client)).record.person).toMatchObject(Object.assign({}, ...changes));
});
