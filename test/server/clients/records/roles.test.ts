import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyCalls as calls } from '#machines/service/sales/policyCalls.ts';
import { idOf, looks, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { person } from '#test/sales/records/clients.ts';
import { policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { createdPolicy, createPolicy, openedPolicy } from './policyWriters.ts';
import { created, createdVehicle, freshNumber, withPerson } from './recordWriters.ts';

let service: TestService;
let karel: Reporter;
let olga: Reporter;
let client: string;
let vehicle: string;
let dana: string;
let leasing: string;
beforeAll(async () => {
  service = await startService();
  karel = await signedIn(service, 'A100');
  olga = await signedIn(service, 'A200');
  client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
  vehicle = await createdVehicle(karel, client, car);
  dana = await idOf(karel, '8556029119');
  leasing = await idOf(karel, '99001039');
});
afterAll(() => service.close());

const holder = () => ({ client, role: 'POLICYHOLDER' as const });
const rolesOf = async (who: Reporter, of: string) =>
  (await who.call(calls.rolesOfClient, { params: { client: of } })).roles;

describe('the roles of a policy', () => {
  let id: string;
  beforeAll(async () => {
    const roles = [
      holder(),
      { client: dana, role: 'PAYER' as const },
      { client: leasing, role: 'LESSOR' as const },
    ];
    id = await createdPolicy(karel, { client, vehicle }, { ...policy, roles });
  });

  test('begin with its holder, and name each as much as one may know', async () => {
    const { known, record } = await openedPolicy(karel, client, id);
    expect(record.roles?.map(({ role }) => role)).toEqual(['POLICYHOLDER', 'PAYER', 'LESSOR']);
    expect(known.named).toEqual(
      expect.arrayContaining([
        { client: dana, name: 'Dana Vzorová' },
        { client: leasing, name: 'T. l. a.' },
      ]),
    );
    const begun = await karel.call(calls.beginPolicy, { params: { client, vehicle } });
    expect(begun.record.roles).toEqual([holder()]);
  });

  test('are shown with the client who has them, to who cares for them, with a row on the trail', async () => {
    expect(await rolesOf(karel, dana)).toEqual([
      {
        role: 'PAYER',
        line: 'CAR_POV',
        validFrom: '2026-11-21',
        holder: expect.stringContaining(' '),
        vehicle: 'Škoda Octavia 1QW0101',
        opens: { client, policy: id },
      },
    ]);
    expect((await looks(service)).at(-1)).toMatchObject({
      action: 'OPEN',
      client_id: dana,
      fields: ['roles'],
    });
    const [told] = await rolesOf(olga, leasing);
    expect(told).toEqual({
      role: 'LESSOR',
      line: 'CAR_POV',
      validFrom: '2026-11-21',
      holder: expect.stringMatching(/^\p{Lu}\. \p{Lu}\.$/u),
    });
    expect(await rolesOf(karel, client)).toEqual([]);
    const refused = await olga.ask(calls.rolesOfClient, { params: { client: dana } });
    expect(refused.status).toBe(403);
  });

  test('stay where a save says nothing of them', async () => {
    const { version } = await openedPolicy(karel, client, id);
    const params = { client, policy: id };
    await karel.call(calls.savePolicy, { params, body: { version, record: policy } });
    expect((await openedPolicy(karel, client, id)).record.roles).toHaveLength(3);
  });

  test('are of clients whom one may know', async () => {
    const protectedOne = await service.database.db
      .selectFrom('client')
      .select('id')
      .where('protection', '=', 'HIDDEN_ADDRESS')
      .executeTakeFirstOrThrow();
    for (const nobody of [randomUUID(), protectedOne.id]) {
      const roles = [holder(), { client: nobody, role: 'OWNER' }];
      expect(
        await createPolicy(karel, { client, vehicle }, { ...policy, insuranceType: 'POV', roles }),
      ).toMatchObject({
        body: { code: '245000030', params: { name: 'roles[1].client', key: 'clientUnknown' } },
      });
    }
  });
});
