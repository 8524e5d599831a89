import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { writtenAddress } from '#machines/sales/records/writtenAddress.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { recordCalls as calls } from '#machines/service/sales/recordCalls.ts';
import { registers } from '#server/registers/registers.ts';
import { company, person } from '#test/sales/records/clients.ts';
import { idOf, looks, search, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { create, created, freshNumber, opened, save, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
});
afterAll(() => service.close());

const somebody = () => withPerson(person, { birthNumber: freshNumber(), firstName: 'Nová' });

describe('a client is created', () => {
  test('with what follows from the answers, is found by number and name, and is of who created them', async () => {
    const record = somebody();
    const client = await created(karel, record);
    expect(await opened(karel, client)).toEqual({
      version: 1,
      record: withPerson(record, { birthDate: '1985-06-01' }),
      name: 'Nová Zkoušel',
      life: 'LIVING',
      isNumberHidden: false,
      savedBy: { name: 'Karel Makléř' },
      savedAt: expect.any(String),
    });
    expect(await idOf(karel, record.person?.birthNumber ?? '')).toBe(client);
    const { clients } = await search(karel, 'Zkoušel Nová 1985');
    expect(clients.map(({ id }) => id)).toContain(client);
    const { body } = await olga.ask(clientCalls.openClient, {
      params: { client },
      body: { need: { reason: 'CLAIM_NOW' } },
    });
    expect(body).toMatchObject({ right: 'FOREIGN' });
  });

  test('as a company that the register has, and as a foreigner whose number is made', async () => {
    const firm = await opened(karel, await created(karel, company));
    expect(firm).toMatchObject({
      name: 'Nováček s.r.o.',
      record: { person: { type: 'PO', ico: '99001101' } },
    });
    const foreigner = {
      ...person,
      person: {
        type: 'FO',
        foreigner: true,
        birthDate: '1991-02-03',
        firstName: 'Iryna',
        surname: 'Nová',
        nationality: 'UA',
        mobile: '+420777900000',
      },
    } as const;
    const { record } = await opened(karel, await created(karel, foreigner));
    expect(record.person).toMatchObject({ foreigner: true, birthNumber: '9102039999', nationality: 'UA' });
  });

  test('once for a key, and by another user never with it', async () => {
    const key = randomUUID();
    const record = somebody();
    const [one, other] = [await create(karel, record, key), await create(karel, record, key)];
    expect(other.body).toEqual(one.body);
    expect(await create(olga, somebody(), key)).toMatchObject({ status: 403 });
  });

  test.each([
    ['7903149034', 'birthNumberTaken'],
    ['8556029251', 'birthNumberTaken'],
    ['8254189449', 'birthNumberTaken'],
    ['9060319213', 'clientProtected'],
  ])('unless somebody has the number %s already', async (birthNumber, key) => {
    expect(await create(karel, withPerson(person, { birthNumber }))).toMatchObject({
      status: 409,
      body: { code: '245000030', params: { name: 'person.birthNumber', key } },
    });
  });

  test('though another foreigner has their number, but not where the name is theirs, too', async () => {
    const like = (surname: string, firstName: string) => ({
      ...person,
      person: { ...person.person, birthNumber: '9208149999', birthDate: '1992-08-14', surname, firstName },
    });
    expect(await create(karel, like('Testenko', 'Olena'))).toMatchObject({ status: 409 });
    expect(await create(karel, like('Nováková', 'Olena'))).toMatchObject({ status: 200 });
  });

  test.each([
    [
      'a company that no register has',
      withPerson(company, { ico: '99001110' }),
      'person.ico',
      'companyUnknown',
    ],
    [
      'a wrong number',
      withPerson(person, { birthNumber: '7903149035' }),
      'person.birthNumber',
      'birthNumber',
    ],
    [
      'the e-mail of the agent',
      withPerson(somebody(), { email: 'karel.makler@example.com' }),
      'person.email',
      'agentsEmail',
    ],
    ['nothing', {}, 'person.type', 'required'],
  ])('and not with %s', async (_, record, name, key) => {
    expect(await create(karel, record)).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { name, key } },
    });
  });

  test.each([
    ['id', { id: 'P001' }],
    ['cared_by', { cared_by: 'A200' }],
    ['version', { version: 7 }],
    ['life', { life: 'DEAD' }],
    ['person.logon', { person: { ...person.person, logon: 'root' } }],
  ])('and with nothing that the form does not have, such as %s', async (_, more) => {
    expect(await create(karel, { ...somebody(), ...more })).toMatchObject({
      status: 400,
      body: { code: '245000030' },
    });
  });

  test('by an assistant for their agent, whose client it is, and for nobody not at all', async () => {
    const alena = await signedIn(service, 'A310', 'A100');
    const client = await created(alena, somebody());
    expect((await opened(karel, client)).savedBy).toEqual({
      name: 'Alena Asistentka',
      actsFor: 'Karel Makléř',
    });
    expect((await looks(service)).findLast(({ action }) => action === 'CREATE')).toMatchObject({
      actor: 'A310',
      acts_for: 'A100',
      client_id: client,
      fields: expect.arrayContaining(['person.birthNumber', 'address.street']),
    });
    expect(await create(await signedIn(service, 'A310'), somebody())).toMatchObject({ status: 403 });
  });

  test.each(['P001', 'U600', 'U700'])('and by %s, who works with no clients, never', async (sub) => {
    expect(await create(await signedIn(service, sub), somebody())).toMatchObject({ status: 403 });
  });
});

describe('a record is saved', () => {
  test('with its version, and the trail names what was changed and not how', async () => {
    const client = await created(karel, somebody());
    const { record } = await opened(karel, client);
    const changed = withPerson(record, { mobile: '+420777901000', degreeBefore: 'Ing.' });
    expect((await save(karel, client, 1, changed)).body).toEqual({ version: 2 });
    expect((await opened(karel, client)).record).toEqual(changed);
    const row = (await looks(service)).findLast(({ action }) => action === 'EDIT');
    expect(row).toMatchObject({
      actor: 'A100',
      client_id: client,
      fields: ['person.mobile', 'person.degreeBefore'],
    });
  });

  test('and is refused with the stored version where another one was saved meanwhile', async () => {
    const client = await created(karel, somebody());
    const { record } = await opened(karel, client);
    await save(karel, client, 1, withPerson(record, { mobile: '+420777902000' }));
    expect(await save(karel, client, 1, withPerson(record, { mobile: '+420777903000' }))).toMatchObject({
      status: 409,
      body: { code: '245000022', params: { version: 2 } },
    });
    expect((await opened(karel, client)).record.person?.mobile).toBe('+420777902000');
  });

  test('by its new name and number, and no more by the old ones', async () => {
    const before = somebody();
    const client = await created(karel, before);
    const number = freshNumber();
    await save(karel, client, 1, withPerson(before, { birthNumber: number, surname: 'Přejmenovaná' }));
    expect(await idOf(karel, number)).toBe(client);
    expect((await search(karel, before.person?.birthNumber ?? '')).count).toBe(0);
    expect(await idOf(karel, 'Přejmenovaná')).toBe(client);
  });

  test('of a person of the register, whose policies find them as before', async () => {
    const client = await idOf(karel, '8001099260');
    const { record, version } = await opened(karel, client);
    await save(karel, client, version, withPerson(record, { email: 'ivo@example.com' }));
    const { person_id } = await service.database.db
      .selectFrom('client')
      .select('person_id')
      .where('id', '=', client)
      .executeTakeFirstOrThrow();
    const { data } = await service.database.db
      .selectFrom('person')
      .select('data')
      .where('id', '=', person_id)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({
      id: 'P120',
      email: 'ivo@example.com',
      gender: 'MALE',
      fullName: 'Ivo Dlužník',
    });
  });

  test('of whom has died only with another address for the post and a note', async () => {
    const client = await idOf(karel, '470312951');
    const { record, version } = await opened(karel, client);
    const mailing = {
      mailingDiffers: true,
      mailingAddress: person.address,
      note: 'Dědicové píšou synovi.',
    } as const;
    await save(karel, client, version, { ...withPerson(record, { surname: 'Jiný' }), ...mailing });
    expect((await opened(karel, client)).record).toEqual({ ...record, ...mailing });
  });

  test('of another agent by nobody, whatever reason was given, nor of a shared, protected or merged one', async () => {
    const foreign = await idOf(karel, '8254189449');
    const need = { reason: 'CLAIM_NOW' };
    await karel.ask(clientCalls.openClient, { params: { client: foreign }, body: { need } });
    const shared = await idOf(karel, '7612249557');
    const secret = await idOf(olga, '7107079507');
    const [merged] = await service.database.db
      .selectFrom('client')
      .select('id')
      .where('merged_into', 'is not', null)
      .execute();
    const refused = async (client: string) => [
      (await karel.ask(calls.recordOfClient, { params: { client } })).status,
      (await save(karel, client, 1, person)).status,
    ];
    expect([
      await refused(foreign),
      await refused(shared),
      await refused(secret),
      await refused(merged?.id ?? ''),
    ]).toEqual([
      [403, 403],
      [403, 403],
      [404, 404],
      [403, 403],
    ]);
  });

  test('by an assistant who learns no birth number, and it stays', async () => {
    const client = await created(karel, somebody());
    const { record: whole } = await opened(karel, client);
    const alena = await signedIn(service, 'A310', 'A100');
    const told = await opened(alena, client);
    expect(told).toMatchObject({
      isNumberHidden: true,
      birthNumberEnd: whole.person?.birthNumber?.slice(-4),
    });
    expect(told.record.person).not.toHaveProperty('birthNumber');
    expect(told.record.person).not.toHaveProperty('birthDate');
    await save(alena, client, 1, withPerson(told.record, { phone: '+420222111000' }));
    expect((await opened(karel, client)).record).toEqual(withPerson(whole, { phone: '+420222111000' }));
  });

  test('and reading it is a look that names what was told', async () => {
    const client = await created(karel, somebody());
    await opened(karel, client);
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'REVEAL',
      client_id: client,
      fields: expect.arrayContaining(['person.birthNumber', 'person.mobile']),
    });
  });
});

describe('who is filled in is compared:', () => {
  const compare = (body: object, who = karel) => who.ask(calls.compareClient, { body });
  test.each<[string, object, string, readonly string[]]>([
    ['nobody', { birthNumber: '8506018881' }, 'NONE', []],
    ['one of their own', { birthNumber: '7903149034' }, 'SAME', ['Radim Zkoušel']],
    ["another agent's", { birthNumber: '8254189449' }, 'SAME', ['Z. C.']],
    ['one that became another', { birthNumber: '8556029251' }, 'MERGED', ['Dana Vzorová']],
    ['a protected one', { birthNumber: '9060319213' }, 'PROTECTED', []],
    ['a company', { identificationNumber: '99001004' }, 'SAME', ['Zkušební autodoprava s.r.o.']],
    [
      'namesakes of a day',
      { firstName: 'jan', surname: 'novotny', birthDate: '1984-11-04' },
      'SIMILAR',
      ['J. N.', 'Jan Novotný'],
    ],
    [
      'a namesake of another day',
      { firstName: 'Jan', surname: 'Novotný', birthDate: '1984-11-05' },
      'NONE',
      [],
    ],
    [
      'a protected one by name',
      { firstName: 'Leona', surname: 'Chráněná', birthDate: '1990-10-31' },
      'NONE',
      [],
    ],
    ['a placeholder alone', { birthNumber: '9208149999' }, 'NONE', []],
  ])('%s', async (_, body, outcome, names) => {
    const { body: told } = await compare(body);
    const { clients } = calls.compareClient.answer.parse(told);
    expect([Object(told).outcome, clients.map(({ name }) => name).toSorted()]).toEqual([outcome, names]);
  });

  test('never with themselves, and each time on the trail', async () => {
    const client = await idOf(karel, '7903149034');
    expect((await compare({ birthNumber: '7903149034', client })).body).toEqual({
      outcome: 'NONE',
      clients: [],
    });
    expect((await looks(service)).at(-1)).toMatchObject({ action: 'SEARCH', actor: 'A100', found: 0 });
    expect(await compare({ birthNumber: '7903149034' }, service.reporter())).toMatchObject({ status: 403 });
  });
});

test('the register of companies tells a name, that it has none, and that it is away', async () => {
  const ask = async (who: Reporter, identificationNumber: string) =>
    (await who.ask(calls.companyOfClient, { body: { identificationNumber } })).body;
  expect(await ask(karel, '99001101')).toMatchObject({ companyFound: true, companyName: 'Nováček s.r.o.' });
  expect(await ask(karel, '99001110')).toEqual({ companyFound: false, isAway: false });
});

describe('the register of addresses', () => {
  const found = async (text: string) => {
    const { addresses } = await karel.call(calls.completeAddress, { body: { text } });
    return addresses.map(writtenAddress);
  };

  test('completes what a text begins to tell, in any order, with or without accents', async () => {
    expect(await found('dolni 1120')).toEqual(['Dolní 1120/31, Zábřeh, 700 30 Ostrava']);
    expect(await found('700 30 Dolní')).toEqual(['Dolní 1120/31, Zábřeh, 700 30 Ostrava']);
    expect(await found('Nádražní')).toEqual([
      'Nádražní 112, Přívoz, 702 00 Ostrava',
      'Nádražní 27, Moravská Ostrava, 702 00 Ostrava',
      'Nádražní 9044/25, Smíchov, 150 00 Praha',
    ]);
    expect(await found('Nikde 99')).toEqual([]);
  });

  test('is nobody else’s to ask, and away it says so', async () => {
    expect((await service.reporter().ask(calls.completeAddress, { body: { text: 'Dolní' } })).status).toBe(
      403,
    );
    const { database } = service;
    const away = () => Promise.reject(new Failure('245000000', { status: 503 }));
    const systems = { ...registers(database.db), completeAddress: away };
    const another = await service.another({ systems });
    const agent = await signedIn(another, 'A100');
    expect(await agent.call(calls.completeAddress, { body: { text: 'Dolní' } })).toEqual({
      isAway: true,
      addresses: [],
    });
  });
});
