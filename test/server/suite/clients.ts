import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls as serviceCalls } from '#machines/service/calls.ts';
import { clientCalls as calls } from '#machines/service/clients.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { person } from '#test/sales/records/clients.ts';
import { policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { createdPolicy } from '#test/server/clients/records/policyWriters.ts';
import {
  create,
  created,
  createdVehicle,
  freshNumber,
  opened,
  save,
  withPerson,
} from '#test/server/clients/records/recordWriters.ts';
import { looks, search, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

/** What working with clients promises on every database. */
export function describeClients(service: () => TestService): void {
  describe('the clients of an agent', () => {
    let karel: Reporter;
    beforeAll(async () => {
      karel = await signedIn(service(), 'A100');
    });

    test.each([
      ['7903149034', 'Radim Zkoušel'],
      ['99001004', 'Zkušební autodoprava s.r.o.'],
      ['4400110387', 'Zkušební flotila s.r.o.'],
      ['1QW0101', 'Radim Zkoušel'],
      ['TMBZZZ3VZR4000101', 'Radim Zkoušel'],
      ['2026CAR00000101', 'Radim Zkoušel'],
      ['ďurko', 'Čeněk Šťastný-Ďurko'],
    ])('are found by %s', async (text, name) => {
      expect((await search(karel, text)).clients.map((client) => client.name)).toEqual([name]);
    });

    test('are opened, with one look for each answer, whoever asks at the same time', async () => {
      const { clients } = await search(karel, '7903149034');
      const params = { client: clients[0]?.id ?? '' };
      const before = (await looks(service())).length;
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => karel.ask(calls.openClient, { params, body: {} })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(await looks(service())).toHaveLength(before + 8);
    });

    test('share a policy with its second agent, and one has a role in the policy of another', async () => {
      const olga = await signedIn(service(), 'A200');
      const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
      const dana = (await search(karel, '8556029119')).clients[0]?.id ?? '';
      const vehicle = await createdVehicle(karel, client, car);
      const agent = { agentNumber: '100100', secondaryAgent: '100200', share: 30 };
      const roles = [
        { client, role: 'POLICYHOLDER' as const },
        { client: dana, role: 'PAYER' as const },
      ];
      const id = await createdPolicy(karel, { client, vehicle }, { ...policy, agent, roles });
      const { filledIn } = await olga.call(calls.policiesOfClient, { params: { client } });
      expect(filledIn.map((one) => one.id)).toEqual([id]);
      const { vehicles } = await olga.call(vehicleCalls.vehiclesOfClient, { params: { client } });
      expect(vehicles.map((one) => one.vehicle)).toEqual([vehicle]);
      const told = await karel.call(policyCalls.rolesOfClient, { params: { client: dana } });
      expect(told.roles).toMatchObject([{ role: 'PAYER', opens: { client, policy: id } }]);
    });

    test('are created once, however many ask with one key or one number at the same time', async () => {
      const record = () => withPerson(person, { birthNumber: freshNumber() });
      const key = randomUUID();
      const [one, same] = [record(), record()];
      const byKey = await Promise.all(Array.from({ length: 4 }, () => create(karel, one, key)));
      expect(new Set(byKey.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const byNumber = await Promise.all(Array.from({ length: 4 }, () => create(karel, same)));
      expect(byNumber.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    });

    test('are saved by one of those who save a version at the same time', async () => {
      const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
      const { record } = await opened(karel, client);
      const before = (await looks(service())).length;
      const answers = await Promise.all(
        ['+420777900001', '+420777900002', '+420777900003'].map((mobile) =>
          save(karel, client, 1, withPerson(record, { mobile })),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      expect((await opened(karel, client)).version).toBe(2);
      expect(await looks(service())).toHaveLength(before + 2);
    });

    test('are saved by nobody where the row of the trail cannot be written', async () => {
      const client = await created(karel, withPerson(person, { birthNumber: freshNumber() }));
      const { record } = await opened(karel, client);
      const { db } = service().database;
      await db.schema.alterTable('look').renameTo('look_away').execute();
      try {
        expect(await save(karel, client, 1, withPerson(record, { surname: 'Jiný' }))).toMatchObject({
          status: 500,
        });
      } finally {
        await db.schema.alterTable('look_away').renameTo('look').execute();
      }
      expect(await opened(karel, client)).toMatchObject({ version: 1, record });
    });

    test('are reported for by a case, and what was begun for them stands with their claims', async () => {
      const { clients } = await search(karel, '7903149034');
      const params = { client: clients[0]?.id ?? '' };
      const { clientCase } = await karel.call(calls.reportForClient, { params, body: {} });
      const body = { claimType: 'car', clientCase } as const;
      const begun = await karel.call(serviceCalls.create, { params: { service: 'claim' }, body });
      const { claims, drafts } = await karel.call(calls.claimsOfClient, { params });
      expect([claims.map((one) => one.claimNumber), drafts.map((one) => one.claimRequestUuid)]).toEqual([
        ['2026CAR00000101'],
        [begun.activeClaimUuid],
      ]);
    });

    test('leave looks that nobody changes', async () => {
      await search(karel, '7903149034');
      const { db } = service().database;
      await expect(db.updateTable('look').set({ actor: 'nobody' }).execute()).rejects.toThrow(
        'a look stays as it was written',
      );
    });

    test('are told to nobody where their look cannot be written', async () => {
      const { db } = service().database;
      await db.schema.alterTable('look').renameTo('look_away').execute();
      try {
        expect(await karel.ask(calls.searchClients, { body: { text: '7903149034' } })).toMatchObject({
          status: 500,
          body: { code: '245000000' },
        });
      } finally {
        await db.schema.alterTable('look_away').renameTo('look').execute();
      }
    });
  });
}
