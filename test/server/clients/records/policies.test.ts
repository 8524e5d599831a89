import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientCalls } from '#machines/service/clients.ts';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import type { PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { Failure } from '#machines/calls/failures.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { person } from '#test/sales/records/clients.ts';
import { period, policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { idOf, looks, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { createdPolicy, createPolicy, openedPolicy } from './policyWriters.ts';
import { created, createdVehicle, freshNumber, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
let alena: Reporter;
let client: string;
const register = { isAway: false };
const away = <T>(ask: () => Promise<T>): Promise<T> =>
  register.isAway ? Promise.reject(new Failure('245000000', { status: 503 })) : ask();
beforeAll(async () => {
  const base = await startService();
  const real = registers(base.database.db);
  const systems: Systems = {
    ...real,
    findAgent: (key) => away(() => real.findAgent(key)),
    listPoliciesOfVehicle: (id) => away(() => real.listPoliciesOfVehicle(id)),
    lossHistory: (number) => away(() => real.lossHistory(number)),
    credits: (subject) => away(() => real.credits(subject)),
  };
  service = { ...(await base.another({ systems })), close: base.close };
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  alena = await signedIn(service, 'A310', 'A100');
  client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
});
afterAll(() => service.close());

const serials = { next: 400 };
/** A vehicle of the client that no other policy of this test insures. */
const anotherVehicle = async (of = client) => ({
  client: of,
  vehicle: await createdVehicle(karel, of, {
    car: { ...car.car, vin: `TMBZZZ3VZR4000${serials.next++}` },
  }),
});
const refused = (name: string, key: string) => ({ body: { code: '245000030', params: { name, key } } });
const stored = {
  ...policy,
  agent: { agentNumber: '100100', mainAgent: '100100' },
  paymentPerYear: 12_000,
  paymentValue: 12_000,
  instalments: [{ dueDate: '2026-11-21', amount: 12_000 }],
};

describe('a policy of a client', () => {
  test('begins with its vehicle, and with who arranges it', async () => {
    const of = await anotherVehicle();
    expect(await karel.call(calls.beginPolicy, { params: of })).toEqual({
      known: {
        holder: { client, birthDate: '1985-06-01', life: 'LIVING' },
        named: [{ client, name: expect.any(String) }],
        insurable: [],
        insured: {
          type: 'A',
          usage: 'PRIVATE',
          fuel: 'DIESEL',
          engineCapacity: 1968,
          startDate: '2024-03-01',
        },
        mainAgent: '100100',
        compulsory: { isAway: false, periods: [] },
        policyNumbers: [],
      },
      vehicle: { name: 'Škoda Octavia', registrationNumber: '1QW0101' },
      losses: { outcome: 'NOT_FOUND' },
      credits: { isAway: false, available: 12_400 },
      record: {
        insuranceType: 'POV',
        limit: '50',
        agreementDate: '2026-11-20',
        insuranceStart: '2026-11-21',
        agent: { agentNumber: '100100' },
        roles: [{ client, role: 'POLICYHOLDER' }],
      },
    });
  });

  test('is created, listed and opened by who cares for the client, with a row on the trail', async () => {
    const of = await anotherVehicle();
    const id = await createdPolicy(karel, of, policy);
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'CREATE',
      actor: 'A100',
      client_id: client,
      fields: expect.arrayContaining(['insuranceType', 'agent.agentNumber']),
    });
    expect(await openedPolicy(karel, client, id)).toMatchObject({
      version: 1,
      record: stored,
      status: 'DRAFT',
      savedBy: { name: 'Karel Makléř' },
      known: { before: { agreementDate: '2026-11-20', insuranceStart: '2026-11-21' } },
    });
    const { filledIn } = await karel.call(clientCalls.policiesOfClient, { params: { client } });
    expect(filledIn).toContainEqual({
      id,
      line: 'CAR_POV',
      vehicle: 'Škoda Octavia',
      registrationNo: '1QW0101',
      validFrom: '2026-11-21',
      premiumPerYear: 12_000,
      currency: 'CZK',
      status: 'DRAFT',
    });
  });

  test('is created once for a key, and insures a vehicle against the same only once at a time', async () => {
    const of = await anotherVehicle();
    const key = randomUUID();
    const [one, other] = [
      await createPolicy(karel, of, policy, key),
      await createPolicy(karel, of, policy, key),
    ];
    expect(other.body).toEqual(one.body);
    expect(await createPolicy(karel, of, policy)).toMatchObject({
      status: 409,
      ...refused('insuranceType', 'policyTaken'),
    });
    const { limit: _limit, ...casco } = { ...policy, insuranceType: 'HAV', sumInsured: 600_000 };
    const body = { ...casco, deductible: '5', perils: ['THEFT'] };
    expect((await createPolicy(karel, of, body)).status).toBe(200);
  });

  test('is changed over its version, in the name of whom an assistant acts for', async () => {
    const params = { client, policy: await createdPolicy(karel, await anotherVehicle(), policy) };
    const record: PolicyRecord = { ...policy, paymentFrequency: 'QUARTERLY' };
    expect(await alena.call(calls.savePolicy, { params, body: { version: 1, record } })).toEqual({
      version: 2,
    });
    expect(await openedPolicy(karel, client, params.policy)).toMatchObject({
      version: 2,
      record: { ...record, paymentValue: 3_000 },
      savedBy: { name: 'Alena Asistentka', actsFor: 'Karel Makléř' },
    });
    const saved = (await looks(service)).findLast(({ action }) => action === 'EDIT');
    expect(saved).toMatchObject({ actor: 'A310', acts_for: 'A100', client_id: client });
    expect(saved?.fields.toSorted()).toEqual(['instalments', 'paymentFrequency', 'paymentValue']);
  });

  test('is paid on the days that were agreed, in amounts that nobody sends', async () => {
    const params = { client, policy: await createdPolicy(karel, await anotherVehicle(), policy) };
    const instalments = [
      { dueDate: '2026-12-01', amount: 1 },
      { dueDate: '2027-05-21', amount: 11_999 },
    ];
    const record: PolicyRecord = { ...policy, paymentFrequency: 'HALF_YEARLY', instalments };
    await karel.call(calls.savePolicy, { params, body: { version: 1, record } });
    expect((await openedPolicy(karel, client, params.policy)).record.instalments).toEqual([
      { dueDate: '2026-12-01', amount: 6_000 },
      { dueDate: '2027-05-21', amount: 6_000 },
    ]);
    const early = { ...record, instalments: [{ dueDate: '2026-11-20' }, { dueDate: '2027-05-21' }] };
    expect(await karel.ask(calls.savePolicy, { params, body: { version: 2, record: early } })).toMatchObject(
      refused('instalments[0].dueDate', 'dueBeforeStart'),
    );
  });

  test('belongs to the agent in whose portfolio the client is, whoever arranges it and whatever is sent', async () => {
    const agent = { agentNumber: '100200', mainAgent: '100390' };
    const id = await createdPolicy(karel, await anotherVehicle(), { ...policy, agent });
    expect((await openedPolicy(karel, client, id)).record.agent).toEqual({
      agentNumber: '100200',
      mainAgent: '100100',
    });
    const shared = { ...policy, agent: { ...agent, secondaryAgent: '100100', share: 30 } };
    expect(await createPolicy(karel, await anotherVehicle(), shared)).toMatchObject(
      refused('agent.secondaryAgent', 'agentTwice'),
    );
  });

  test('is nobody else’s to read or write', async () => {
    const of = await anotherVehicle();
    const params = { client, policy: await createdPolicy(karel, of, policy) };
    const asked = [
      await olga.ask(calls.beginPolicy, { params: of }),
      await olga.ask(calls.recordOfPolicy, { params }),
      await olga.ask(calls.savePolicy, { params, body: { version: 1, record: policy } }),
      await createPolicy(olga, of, policy),
      await service.reporter().ask(calls.agentOfNumber, { body: { agentNumber: '100100' } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const others = { client: await idOf(karel, '7903149034'), policy: params.policy };
    expect((await karel.ask(calls.recordOfPolicy, { params: others })).status).toBe(404);
    expect((await createPolicy(karel, { ...of, client: others.client }, policy)).status).toBe(404);
  });

  test('is refused with the field that the form would refuse', async () => {
    const of = await anotherVehicle();
    const record = { ...policy, insuranceStart: '2026-11-19' };
    expect(await createPolicy(karel, of, record)).toMatchObject(
      refused('insuranceStart', 'startBeforeAgreed'),
    );
  });

  test('waits for an underwriter where something is agreed besides', async () => {
    const record = { ...policy, specialAgreement: 'Bez spoluúčasti na skle.' };
    const id = await createdPolicy(karel, await anotherVehicle(), record);
    expect((await openedPolicy(karel, client, id)).status).toBe('PENDING_APPROVAL');
  });

  test('of the register is shown as it is, a life policy as any other, and nobody saves it', async () => {
    const dana = await idOf(karel, '8556029119');
    const { policies } = await karel.call(clientCalls.policiesOfClient, { params: { client: dana } });
    const life = policies.find(({ line }) => line === 'LIFE');
    const { id = '', ...shown } = life ?? {};
    const params = { client: dana, policy: id };
    expect(await karel.call(calls.recordOfPolicy, { params })).toEqual({ registered: shown, isOwn: true });
    const body = { version: 1, record: policy };
    expect((await karel.ask(calls.savePolicy, { params, body })).status).toBe(404);
  });
});

test('a policy of a fleet tells by its number what the register insures by it, in the order of plates', async () => {
  const fleet = await idOf(karel, '99001047');
  const { policies } = await karel.call(clientCalls.policiesOfClient, { params: { client: fleet } });
  const { id = '' } = policies.find(({ policyNumber }) => policyNumber === '4400110387') ?? {};
  const { vehicles = [] } = await karel.call(calls.recordOfPolicy, { params: { client: fleet, policy: id } });
  expect(vehicles).toHaveLength(24);
  expect([vehicles[0], vehicles.at(-1)]).toMatchObject([
    { registrationNumber: '7QW0108' },
    { registrationNumber: '7QW0131' },
  ]);
  expect(vehicles[0]?.name).not.toBe('');
});

test('a policy that an agent shares with another one is shown to them, and no other of that client', async () => {
  const emil = await idOf(karel, '7612249557');
  const listed = await karel.call(clientCalls.policiesOfClient, { params: { client: emil } });
  expect(listed.policies.map(({ policyNumber }) => policyNumber)).toEqual(['4400108313']);
  const params = { client: emil, policy: listed.policies[0]?.id ?? '' };
  expect(await karel.call(calls.recordOfPolicy, { params })).toMatchObject({
    isOwn: false,
    registered: { policyNumber: '4400108313' },
  });
  const others = { client: emil, policy: randomUUID() };
  expect((await karel.ask(calls.recordOfPolicy, { params: others })).status).toBe(404);
  expect((await karel.ask(calls.savePolicy, { params, body: { version: 1, record: policy } })).status).toBe(
    403,
  );
});

describe('a policy that was filled in with a second agent', () => {
  const agent = { agentNumber: '100100', secondaryAgent: '100200', share: 30 };
  let of: Awaited<ReturnType<typeof anotherVehicle>>;
  let params: { readonly client: string; readonly policy: string };
  let other: string;
  beforeAll(async () => {
    const theirs = await created(
      karel,
      withPerson(person, { birthNumber: freshNumber(), surname: 'Sdílený' }),
    );
    of = await anotherVehicle(theirs);
    other = (await anotherVehicle(theirs)).vehicle;
    params = { client: theirs, policy: await createdPolicy(karel, of, { ...policy, agent }) };
    await createdPolicy(karel, { client: theirs, vehicle: other }, policy);
  });

  test('is shown to that one with its vehicle, and nothing else that was filled in for its client', async () => {
    expect(await idOf(olga, 'Sdílený')).toBe(params.client);
    const { filledIn } = await olga.call(clientCalls.policiesOfClient, { params });
    expect(filledIn.map(({ id }) => id)).toEqual([params.policy]);
    const { vehicles } = await olga.call(vehicleCalls.vehiclesOfClient, { params });
    expect(vehicles.map(({ vehicle }) => vehicle)).toEqual([of.vehicle]);
    expect(await olga.call(vehicleCalls.recordOfVehicle, { params: of })).toMatchObject({ isShared: true });
    const hidden = { client: of.client, vehicle: other };
    expect((await olga.ask(vehicleCalls.recordOfVehicle, { params: hidden })).status).toBe(404);
    const opened = await olga.call(calls.recordOfPolicy, { params });
    expect(opened.isOwn).toBe(false);
    expect(opened.filledIn?.known.holder).toEqual({ client: of.client, life: 'LIVING' });
    expect(opened.filledIn?.known.policyNumbers).toBeUndefined();
  });

  test('is read by that one and changed by who cares for the client', async () => {
    const { record } = await openedPolicy(olga, params.client, params.policy);
    const refusedCalls = [
      await olga.ask(calls.savePolicy, { params, body: { version: 1, record } }),
      await olga.ask(vehicleCalls.saveVehicle, { params: of, body: { version: 1, record: car } }),
      await olga.ask(calls.beginPolicy, { params: of }),
      await createPolicy(olga, of, policy),
    ];
    expect(refusedCalls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test('is theirs no more once another one arranges it', async () => {
    register.isAway = true;
    const record = { ...policy, agent };
    await karel.call(calls.savePolicy, { params, body: { version: 1, record } });
    register.isAway = false;
    expect((await olga.ask(calls.recordOfPolicy, { params })).status).toBe(200);
    await karel.call(calls.savePolicy, { params, body: { version: 2, record: policy } });
    expect((await olga.ask(calls.recordOfPolicy, { params })).status).toBe(403);
  });
});

describe('the register of policies', () => {
  const octavia = { car: { ...car.car, vin: 'TMBZZZ3VZR4000101' } };
  const today = { insuranceStart: '2026-11-20', insuranceStartTime: '23:59' };
  let radim: string;
  beforeAll(async () => {
    radim = await idOf(karel, '7903149034');
  });

  test('tells of which day a vehicle is insured already, and the number to who cares for its holder', async () => {
    const own = { client: radim, vehicle: await createdVehicle(karel, radim, octavia) };
    const { known } = await karel.call(calls.beginPolicy, { params: own });
    expect(known.compulsory).toEqual({
      isAway: false,
      periods: [{ from: '2020-05-01', policyNumber: '4400100017' }],
    });
    expect(known.policyNumbers).toEqual(['4400100017', '4400101054']);
    const others = { client, vehicle: await createdVehicle(karel, client, octavia) };
    const told = await karel.call(calls.beginPolicy, { params: others });
    expect(told.known.compulsory?.periods).toEqual([{ from: '2020-05-01' }]);
    expect(told.known.policyNumbers).toEqual([]);
  });

  test('refuses a second insurance from the start on, and lets it be replaced', async () => {
    const vehicle = await createdVehicle(karel, radim, {
      car: { ...octavia.car, vin: 'VF7ZZZ5JZC1000138' },
    });
    const of = { client: radim, vehicle };
    expect(await createPolicy(karel, of, { ...policy, ...today })).toMatchObject(
      refused('insuranceStart', 'insuredElsewhere'),
    );
    const params = { client: radim, policy: await createdPolicy(karel, of, policy) };
    const replacing = { ...policy, creation: 'REPLACEMENT', replacedPolicyNumber: '4400118683' } as const;
    const body = { version: 1, record: replacing };
    expect(await karel.ask(calls.savePolicy, { params, body })).toMatchObject(
      refused('replacedPolicyNumber', 'policyUnknown'),
    );
    const own = { ...replacing, replacedPolicyNumber: '4400100017' };
    expect(await karel.call(calls.savePolicy, { params, body: { version: 1, record: own } })).toEqual({
      version: 2,
    });
  });
});

describe('the register of agents', () => {
  test('tells who has a number, and who has lost their registration', async () => {
    const found = (agentNumber: string) => karel.call(calls.agentOfNumber, { body: { agentNumber } });
    expect(await found('100200')).toEqual({
      outcome: 'ACTIVE',
      name: 'Olga Obchodní',
      regulatorNumber: 'ČNB 00100200VPA',
    });
    expect((await found('100390')).outcome).toBe('SUSPENDED');
    expect(await found('999999')).toEqual({ outcome: 'NOT_FOUND' });
  });

  test.each([
    ['999999', 'agentUnknown'],
    ['100390', 'agentSuspended'],
  ])('%s arranges nothing', async (agentNumber, key) => {
    const record = { ...policy, agent: { agentNumber } };
    expect(await createPolicy(karel, await anotherVehicle(), record)).toMatchObject(
      refused('agent.agentNumber', key),
    );
  });
});

describe('the register of losses', () => {
  test('begins the earlier insurance of who is known there, and confirms it', async () => {
    const of = await anotherVehicle(await idOf(karel, '7903149034'));
    const { record, losses } = await karel.call(calls.beginPolicy, { params: of });
    expect(losses).toEqual({ outcome: 'FOUND', months: 148, events: 1, asOf: '2026-11-01' });
    const id = await createdPolicy(karel, of, { ...policy, ...record });
    expect(await openedPolicy(karel, of.client, id)).toMatchObject({ status: 'DRAFT', losses });
  });

  test('leaves what differs from it to an underwriter, and what it does not know', async () => {
    const radim = await anotherVehicle(await idOf(karel, '7903149034'));
    const differing = await createdPolicy(karel, radim, { ...policy, periods: [period] });
    expect(await openedPolicy(karel, radim.client, differing)).toMatchObject({
      status: 'PENDING_APPROVAL',
      losses: { outcome: 'DIFFERS', months: 148 },
    });
    const unknown = await createdPolicy(karel, await anotherVehicle(), { ...policy, periods: [period] });
    expect(await openedPolicy(karel, client, unknown)).toMatchObject({
      status: 'PENDING_APPROVAL',
      losses: { outcome: 'NOT_FOUND' },
    });
  });
});

test('registers that are away hold nobody up, and the next save asks them again', async () => {
  const of = await anotherVehicle(await idOf(karel, '7903149034'));
  register.isAway = true;
  const begun = await karel.call(calls.beginPolicy, { params: of });
  expect(begun).toMatchObject({ losses: { outcome: 'AWAY' }, credits: { isAway: true } });
  expect(begun.known.mainAgent).toBeUndefined();
  expect(begun.known.compulsory).toEqual({ isAway: false, periods: [] });
  expect(begun.record.agent).toBeUndefined();
  const record = { ...policy, agent: { agentNumber: '999999' } };
  const params = { client: of.client, policy: await createdPolicy(karel, of, record) };
  register.isAway = false;
  expect(await karel.ask(calls.savePolicy, { params, body: { version: 1, record } })).toMatchObject(
    refused('agent.agentNumber', 'agentUnknown'),
  );
});
