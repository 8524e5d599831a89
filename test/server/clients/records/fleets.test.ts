import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientCalls } from '#machines/service/clients.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { person } from '#test/sales/records/clients.ts';
import { ofCasco, policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { createdPolicy, createPolicy, openedPolicy } from './policyWriters.ts';
import { created, createdVehicle, freshNumber, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
let client: string;
let first: string;
let van: string;
let third: string;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  first = await createdVehicle(karel, client, car);
  van = await createdVehicle(karel, client, other('1QW0901', 'TMBZZZ3VZR4000901'));
  third = await createdVehicle(karel, client, other('1QW0902', 'TMBZZZ3VZR4000902'));
});
afterAll(() => service.close());

const other = (registrationNumber: string, vin: string) => ({
  ...car,
  car: { ...car.car, registrationNumber, vin },
});
const of = (vehicle: string) => ({ client, vehicle });

test('a policy of several vehicles is priced for all, told with them, and none of them is insured twice', async () => {
  const begun = await karel.call(calls.beginPolicy, { params: { client, vehicle: first } });
  expect(
    begun.known.insurable?.map(({ vehicle, registrationNumber }) => [vehicle, registrationNumber]),
  ).toEqual([
    [van, '1QW0901'],
    [third, '1QW0902'],
  ]);
  expect(begun.known.insurable?.map(({ compulsory }) => compulsory)).toEqual([undefined, undefined]);

  const agent = { ...policy.agent, secondaryAgent: '100200', share: 30 };
  const fleet = { ...policy, agent, vehicles: [{ vehicle: van }] };
  const id = await createdPolicy(karel, of(first), fleet);
  const opened = await openedPolicy(karel, client, id);
  expect(opened.record.vehicles).toEqual([{ vehicle: van }]);
  expect(opened.record.paymentPerYear).toBe(24_000);
  expect(opened.known.insurable?.map(({ compulsory }) => compulsory?.isAway)).toEqual([false, undefined]);

  const { filledIn } = await karel.call(clientCalls.policiesOfClient, { params: { client } });
  expect(filledIn).toMatchObject([{ id, fleet: 2, premiumPerYear: 24_000 }]);
  const discount = await karel.call(discountCalls.discountOfPolicy, { params: { client, policy: id } });
  expect(discount).toMatchObject({ known: { policy: { isFleet: true } } });

  const taken = { code: '245000030', params: { key: 'policyTaken' } };
  expect(await createPolicy(karel, of(van), policy)).toMatchObject({
    status: 409,
    body: { ...taken, params: { name: 'insuranceType' } },
  });
  expect(await createPolicy(karel, of(third), { ...policy, vehicles: [{ vehicle: van }] })).toMatchObject({
    status: 409,
    body: { params: { name: 'vehicles[0].vehicle', key: 'policyTaken' } },
  });
  const casco = { ...policy, ...ofCasco, insuranceType: 'HAV' as const };
  expect(
    await createPolicy(karel, of(third), { ...casco, vehicles: [{ vehicle: van, sumInsured: 300_000 }] }),
  ).toMatchObject({ status: 200 });
  expect(await createPolicy(karel, of(van), casco)).toMatchObject({ status: 409 });

  // Who shares the policy reads its vehicles, and no other of the client.
  const shared = await openedPolicy(olga, client, id);
  expect(shared.known.insurable).toMatchObject([{ vehicle: van, compulsory: { isAway: false } }]);
  const seen = await olga.call(vehicleCalls.vehiclesOfClient, { params: { client } });
  expect(seen.vehicles.map(({ vehicle }) => vehicle)).toEqual([first, van]);
  expect((await olga.ask(vehicleCalls.recordOfVehicle, { params: { client, vehicle: van } })).status).toBe(
    200,
  );
  expect((await olga.ask(vehicleCalls.recordOfVehicle, { params: { client, vehicle: third } })).status).toBe(
    404,
  );
});

test('a policy insures no vehicle of somebody else', async () => {
  const stranger = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  const foreign = await createdVehicle(karel, stranger, other('1QW0903', 'TMBZZZ3VZR4000903'));
  const alone = await createdVehicle(karel, stranger, other('1QW0904', 'TMBZZZ3VZR4000904'));
  for (const [whose, vehicle, further] of [
    [client, third, foreign],
    [stranger, alone, first],
    [stranger, alone, alone],
  ] as const)
    expect(
      await createPolicy(
        karel,
        { client: whose, vehicle },
        { ...policy, insuranceStart: '2027-05-01', vehicles: [{ vehicle: further }] },
      ),
    ).toMatchObject({
      status: 400,
      body: { code: '245000030', params: { name: 'vehicles[0].vehicle', key: 'vehicleUnknown' } },
    });
});
