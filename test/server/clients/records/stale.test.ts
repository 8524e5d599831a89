import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientCalls } from '#machines/service/clients.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import type { Call } from '#machines/service/call.ts';
import { contract } from '#server/http/contract/contract.ts';
import { person } from '#test/sales/records/clients.ts';
import { policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { openedDiscount, saveDiscount } from './discountWriters.ts';
import { createdPolicy, openedPolicy } from './policyWriters.ts';
import { created, createdVehicle, freshNumber, opened, openedVehicle, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let petra: Reporter;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  petra = await signedIn(service, 'U400');
});
afterAll(() => service.close());

/** Calls below the path of a client that change something of them: all but those that look, and those about a report. */
const looking = ['openClient', 'revealOfClient', 'reportForClient', 'giveReport'];
const isWrite = ([name, { method, path }]: [string, Call]) =>
  method !== 'GET' && path.startsWith('/rest/client/:client/') && !looking.includes(name);
const writes = Object.entries(contract).filter(isWrite);

test('every call that writes to a client is known by one of the lists', () => {
  const known = new Set([
    ...Object.keys(clientCalls),
    ...Object.keys(recordCalls),
    ...Object.keys(vehicleCalls),
    ...Object.keys(policyCalls),
    ...Object.keys(discountCalls),
  ]);
  expect(writes.length).toBeGreaterThan(0);
  expect(writes.filter(([name]) => !known.has(name))).toEqual([]);
});

/** A record of the kind that a call writes, who writes it, and how it is opened: a vehicle or a policy of a client by its id, else the client. */
const written = async ({ path }: Call) => {
  const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  if (path.includes(':policy')) {
    const of = { client, vehicle: await createdVehicle(karel, client, car) };
    const id = await createdPolicy(karel, of, policy);
    const params = { client, policy: id };
    if (path.includes('/discount')) {
      await saveDiscount(karel, params, { businessDiscount: { value: 20, unit: 'PERCENT' } });
      const open = () => openedDiscount(karel, params);
      return path.endsWith('/decision')
        ? { who: petra, params, body: { decision: 'REFUSED', why: 'Klient u nás nic nemá.' }, open }
        : { params, body: { record: {} }, open };
    }
    const record = { ...policy, note: 'Volat ráno.' };
    return { params, body: { record }, open: () => openedPolicy(karel, client, id) };
  }
  if (!path.includes(':vehicle')) {
    const { record } = await opened(karel, client);
    return {
      params: { client },
      body: { record: withPerson(record, { firstName: 'Jiná' }) },
      open: () => opened(karel, client),
    };
  }
  const vehicle = await createdVehicle(karel, client, car);
  const record = { car: { ...car.car, weight: 2000 } };
  return { params: { client, vehicle }, body: { record }, open: () => openedVehicle(karel, client, vehicle) };
};

describe.each(writes)('%s', (_, call) => {
  test('says which version it is about', () => {
    const { body } = call;
    expect(body instanceof z.ZodObject && Object.keys(body.shape)).toContain('version');
  });

  test('refuses a version that is not the stored one, older or newer, and changes nothing', async () => {
    const { who = karel, params, body, open } = await written(call);
    const before = await open();
    for (const version of [2, 99]) {
      const answer = await who.ask(call, { params, body: { version, ...body } });
      expect(answer).toMatchObject({ status: 409, body: { code: '245000022', params: { version: 1 } } });
    }
    expect(await open()).toEqual(before);
  });
});
