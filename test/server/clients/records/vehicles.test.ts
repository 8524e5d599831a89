import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientCalls } from '#machines/service/clients.ts';
import { vehicleCalls as calls } from '#machines/service/sales/vehicleCalls.ts';
import { registers } from '#server/registers/registers.ts';
import type { Systems } from '#server/registers/systems.ts';
import { person } from '#test/sales/records/clients.ts';
import { car, casco, driver } from '#test/sales/records/vehicles.ts';
import { idOf, looks, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import {
  created,
  createdVehicle,
  createVehicle,
  freshNumber,
  openedVehicle,
  withPerson,
} from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
let alena: Reporter;
let client: string;
const register = { isAway: false };
beforeAll(async () => {
  const base = await startService();
  const real = registers(base.database.db);
  const systems: Systems = {
    ...real,
    findVehicle: (key) =>
      register.isAway ? Promise.reject(new Error('It does not answer.')) : real.findVehicle(key),
  };
  service = { ...(await base.another({ systems })), close: base.close };
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  alena = await signedIn(service, 'A310', 'A100');
  client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
});
afterAll(() => service.close());

const serials = { next: 200 };
/** A car with a VIN that no other one has in this test. */
const another = () => ({ car: { ...car.car, vin: `TMBZZZ3VZR4000${serials.next++}` } });
const decoded = (vin: string) => karel.call(calls.decodeVehicle, { body: { vin } });

describe('a vehicle of a client', () => {
  test('begins with compulsory insurance, and that of a company with its business', async () => {
    const firm = await idOf(karel, '99001004');
    const begun = await Promise.all(
      [client, firm].map((one) => karel.call(calls.beginVehicle, { params: { client: one } })),
    );
    expect(begun).toEqual([
      { record: { car: { compulsoryInsurance: true } } },
      { record: { car: { compulsoryInsurance: true, usage: 'BUSINESS' } } },
    ]);
    expect((await olga.ask(calls.beginVehicle, { params: { client } })).status).toBe(403);
  });

  test('is listed where a policy in force insures it, until it is filled in here', async () => {
    const radim = await idOf(karel, '7903149034');
    const listed = () => karel.call(calls.vehiclesOfClient, { params: { client: radim } });
    const octavia = {
      name: 'Škoda Octavia',
      registrationNumber: '1QW0101',
      isCompulsory: true,
      isCasco: true,
    };
    expect(await listed()).toEqual({ registered: [octavia], vehicles: [] });
    const vehicle = await createdVehicle(karel, radim, another());
    expect(await listed()).toEqual({
      registered: [],
      vehicles: [{ ...octavia, vehicle, isCasco: false, needsApproval: false }],
    });
  });

  test('is listed where the policy of a fleet insures it, and the policy tells how many it insures', async () => {
    const params = { client: await idOf(karel, '99001047') };
    const { registered } = await karel.call(calls.vehiclesOfClient, { params });
    expect(registered).toHaveLength(24);
    expect(registered).toContainEqual({
      name: expect.stringContaining('Škoda'),
      registrationNumber: '7QW0108',
      isCompulsory: true,
      isCasco: true,
    });
    const { policies } = await karel.call(clientCalls.policiesOfClient, { params });
    expect(policies).toMatchObject([{ policyNumber: '4400110387', fleet: 24 }]);
  });

  test('is created, listed and opened by who cares for the client, with a row on the trail', async () => {
    const record = another();
    const vehicle = await createdVehicle(karel, client, record);
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'CREATE',
      actor: 'A100',
      client_id: client,
      fields: expect.arrayContaining(['car.vin', 'car.weight']),
    });
    expect(await openedVehicle(karel, client, vehicle)).toEqual({
      version: 1,
      record,
      needsApproval: false,
      savedBy: { name: 'Karel Makléř' },
      savedAt: expect.any(String),
    });
    const { vehicles } = await karel.call(calls.vehiclesOfClient, { params: { client } });
    expect(vehicles).toContainEqual({
      vehicle,
      name: 'Škoda Octavia',
      registrationNumber: '1QW0101',
      isCompulsory: true,
      isCasco: false,
      needsApproval: false,
    });
  });

  test('is created once for a key, and only once with a VIN', async () => {
    const key = randomUUID();
    const record = another();
    const [one, other] = [
      await createVehicle(karel, client, record, key),
      await createVehicle(karel, client, record, key),
    ];
    expect(other.body).toEqual(one.body);
    expect(await createVehicle(karel, client, record)).toMatchObject({
      status: 409,
      body: { code: '245000030', params: { name: 'car.vin', key: 'vehicleTaken' } },
    });
  });

  test('is changed over its version, in the name of whom an assistant acts for', async () => {
    const record = another();
    const params = { client, vehicle: await createdVehicle(karel, client, record) };
    const changed = { car: { ...record.car, ...casco }, drivers: [driver] };
    expect(await alena.call(calls.saveVehicle, { params, body: { version: 1, record: changed } })).toEqual({
      version: 2,
    });
    expect(await openedVehicle(karel, params.client, params.vehicle)).toMatchObject({
      version: 2,
      record: changed,
      savedBy: { name: 'Alena Asistentka', actsFor: 'Karel Makléř' },
    });
    const saved = (await looks(service)).findLast(({ action }) => action === 'EDIT');
    expect(saved).toMatchObject({ actor: 'A310', acts_for: 'A100', client_id: client });
    expect(saved?.fields).toEqual(expect.arrayContaining(['car.sumInsured', 'drivers']));
  });

  test('is nobody else’s to read or write', async () => {
    const params = { client, vehicle: await createdVehicle(karel, client, another()) };
    const body = { version: 1, record: car };
    const asked = [
      await olga.ask(calls.recordOfVehicle, { params }),
      await olga.ask(calls.saveVehicle, { params, body }),
      await olga.ask(calls.vehiclesOfClient, { params: { client } }),
      await createVehicle(olga, client, another()),
      await service.reporter().ask(calls.decodeVehicle, { body: { vin: 'TMBZZZ3VZR4000101' } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const others = { client: await idOf(karel, '7903149034'), vehicle: params.vehicle };
    expect((await karel.ask(calls.recordOfVehicle, { params: others })).status).toBe(404);
  });

  test('is refused with the field that the form would refuse', async () => {
    const record = { car: { ...another().car, seatCount: 12 } };
    expect(await createVehicle(karel, client, record)).toMatchObject({
      body: { code: '245000030', params: { name: 'car.seatCount', key: 'seatsOfKind' } },
    });
  });

  test('is for an underwriter where it is used as a taxi', async () => {
    const record = { car: { ...another().car, usage: 'TAXI' as const }, drivers: [driver] };
    const vehicle = await createdVehicle(karel, client, record);
    expect((await openedVehicle(karel, client, vehicle)).needsApproval).toBe(true);
  });
});

describe('the register of vehicles', () => {
  test('tells what a vehicle is by its VIN, and nothing of who has it', async () => {
    expect(await decoded('TMBZZZ3VZR4000101')).toEqual({
      outcome: 'FOUND',
      car: {
        manufacturer: { code: 'SKODA', name: 'Škoda' },
        model: 'Octavia',
        type: 'A',
        fuel: 'PETROL',
        body: 'ESTATE',
        door: 5,
        seatCount: 5,
        engineCapacity: 1498,
        weight: 1990,
        startDate: '2024-03-11',
      },
    });
    expect(await decoded('TMBZZZ3VZR4999999')).toEqual({ outcome: 'NOT_FOUND' });
  });

  test('refuses one that was scrapped, and leaves a stolen one to an underwriter', async () => {
    const withVin = (vin: string) => ({ car: { ...car.car, vin } });
    expect(await decoded('TMBZZZ5JZH2000132')).toEqual({ outcome: 'GONE' });
    expect(await createVehicle(karel, client, withVin('TMBZZZ5JZH2000132'))).toMatchObject({
      body: { params: { name: 'car.vin', key: 'vehicleGone' } },
    });
    expect(await decoded('WAUZZZ5JZJ8000134')).toEqual({ outcome: 'STOLEN' });
    const vehicle = await createdVehicle(karel, client, withVin('WAUZZZ5JZJ8000134'));
    expect((await openedVehicle(karel, client, vehicle)).needsApproval).toBe(true);
  });

  test('holds nobody up while it is away, and is asked again by the next save', async () => {
    register.isAway = true;
    expect(await decoded('TMBZZZ5JZH2000132')).toEqual({ outcome: 'AWAY' });
    const record = { car: { ...car.car, vin: 'TMBZZZ5JZH2000132' } };
    const params = { client, vehicle: await createdVehicle(karel, client, record) };
    register.isAway = false;
    expect(await karel.ask(calls.saveVehicle, { params, body: { version: 1, record } })).toMatchObject({
      body: { params: { name: 'car.vin', key: 'vehicleGone' } },
    });
  });
});
