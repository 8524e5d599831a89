import { beforeAll, describe, expect, test } from 'vitest';
import { calls as claimCalls } from '#machines/service/calls.ts';
import { clientCalls } from '#machines/service/clients.ts';
import type { ClientAct } from '#machines/service/sales/clientActs.ts';
import { operationsCalls as calls } from '#machines/service/sales/operationsCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import {
  created,
  createdVehicle,
  freshNumber,
  withPerson,
} from '#test/server/clients/records/recordWriters.ts';
import { idOf, looks, search, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { person } from '#test/sales/records/clients.ts';
import { car } from '#test/sales/records/vehicles.ts';
import type { TestService } from '#test/server/service.ts';

/** What operators do about who a client is and who cares for them, on every database. */
export function describeClientActs(service: () => TestService): void {
  describe('a client, for operators', () => {
    let petra: Reporter;
    let ondrej: Reporter;
    let karel: Reporter;
    beforeAll(async () => {
      petra = await signedIn(service(), 'U400');
      ondrej = await signedIn(service(), 'U410');
      karel = await signedIn(service(), 'A100');
    });
    const act = (one: ClientAct, words: string, who = petra) =>
      who.call(calls.operate, { body: { act: one, words } });
    const lookedAt = async (words: string) =>
      (await looks(service()))
        .filter(({ reason }) => reason?.includes(words))
        .map(({ client_id: client, fields }) => ({ client, fields }));

    test('becomes part of another record by two operators, and is found there with what was recorded', async () => {
      const client = await idOf(karel, '0525169403');
      const into = await idOf(karel, '9101459301');
      const vehicle = await createdVehicle(karel, client, car);
      const { clientCase } = await karel.call(clientCalls.reportForClient, { params: { client }, body: {} });
      const draft = await karel.call(claimCalls.create, {
        params: { service: 'claim' },
        body: { claimType: 'car', clientCase },
      });
      const merge = { act: 'MERGE', client, into } as const;
      expect(await act(merge, 'Jeden člověk dvakrát.')).toEqual({ outcome: 'WAITS', count: 0 });
      expect(await lookedAt('Jeden člověk dvakrát.')).toEqual(
        [client, into].map((one) => ({ client: one, fields: ['MERGE', `into ${into}`] })),
      );
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const { id: approval = '' } = approvals.find(({ act: one }) => one.act === 'MERGE') ?? {};
      const alone = await petra.ask(calls.decideApproval, {
        params: { approval },
        body: { isApproved: true },
      });
      expect(alone.status).toBe(403);
      expect(
        await ondrej.call(calls.decideApproval, { params: { approval }, body: { isApproved: true } }),
      ).toEqual({ outcome: 'DONE', count: 1 });
      const opened = await karel.call(clientCalls.openClient, { params: { client }, body: {} });
      expect(opened.id).toBe(into);
      expect(await idOf(karel, '0525169403')).toBe(into);
      const { vehicles } = await karel.call(vehicleCalls.vehiclesOfClient, { params: { client: into } });
      expect(vehicles.map(({ vehicle: one }) => one)).toEqual([vehicle]);
      const { drafts } = await karel.call(clientCalls.claimsOfClient, { params: { client: into } });
      expect(drafts).toMatchObject([{ claimRequestUuid: draft.activeClaimUuid }]);
      const seen = await karel.call(clientCalls.looksAtClient, { params: { client: into } });
      expect(seen.looks.filter(({ fields }) => fields[0] === 'MERGE')).toHaveLength(4);
      expect(await act(merge, 'Ještě jednou.')).toEqual({ outcome: 'NOT_ALIKE', count: 0 });
    });

    test('takes over whoever had become part of their record before', async () => {
      const [first, second, last] = [
        await created(karel, withPerson(person, { birthNumber: freshNumber() })),
        await created(karel, withPerson(person, { birthNumber: freshNumber() })),
        await created(karel, withPerson(person, { birthNumber: freshNumber() })),
      ];
      for (const [client, into] of [
        [first, second],
        [second, last],
      ] as const) {
        await act({ act: 'MERGE', client, into }, 'Zadáno třikrát.');
        const { approvals } = await ondrej.call(calls.listApprovals, {});
        const { id: approval = '' } = approvals.find(({ words }) => words === 'Zadáno třikrát.') ?? {};
        const decided = await ondrej.call(calls.decideApproval, {
          params: { approval },
          body: { isApproved: true },
        });
        expect(decided).toEqual({ outcome: 'DONE', count: 1 });
      }
      const opened = await karel.call(clientCalls.openClient, { params: { client: first }, body: {} });
      expect(opened.id).toBe(last);
    });

    test('is no other than themselves, nor a company', async () => {
      const client = await idOf(karel, '6159289026');
      const company = await idOf(karel, '99001063');
      for (const into of [client, company])
        expect(await act({ act: 'MERGE', client, into }, 'Omylem.')).toEqual({
          outcome: 'NOT_ALIKE',
          count: 0,
        });
    });

    test('is shown to whoever cares for them alone', async () => {
      const client = await idOf(karel, '6853089090');
      const olga = await signedIn(service(), 'A200');
      const protect = { act: 'PROTECT', client, protection: 'PROMINENT' } as const;
      expect(await act(protect, 'Píší o ní noviny.')).toEqual({ outcome: 'DONE', count: 1 });
      expect(await lookedAt('Píší o ní noviny.')).toEqual([{ client, fields: ['PROTECT', 'PROMINENT'] }]);
      expect((await search(karel, '6853089090')).outcome).toBe('FOUND');
      expect((await search(olga, '6853089090')).outcome).toBe('PROTECTED');
      expect(await act(protect, 'Podruhé.')).toEqual({ outcome: 'NONE', count: 0 });
    });

    test('is shown to all again by two operators, named by a number that is kept nowhere', async () => {
      const number = freshNumber();
      const client = await created(karel, withPerson(person, { birthNumber: number }));
      const olga = await signedIn(service(), 'A200');
      const lift = { act: 'LIFT', number: `${number.slice(0, 6)}/${number.slice(6)}` } as const;
      expect(await act(lift, 'Není chráněný.')).toEqual({ outcome: 'NOT_PROTECTED', count: 0 });
      expect(await lookedAt('Není chráněný.')).toEqual([{ client: null, fields: ['LIFT', 'protection'] }]);
      await act({ act: 'PROTECT', client, protection: 'HIDDEN_ADDRESS' }, 'Rozhodl soud.');
      expect((await search(olga, number)).outcome).toBe('PROTECTED');
      expect(await act(lift, 'Soud ochranu zrušil.')).toEqual({ outcome: 'WAITS', count: 0 });
      expect(await lookedAt('Soud ochranu zrušil.')).toEqual([{ client, fields: ['LIFT', 'protection'] }]);
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const waiting = approvals.find(({ words }) => words === 'Soud ochranu zrušil.');
      expect(waiting).toMatchObject({ act: { act: 'LIFT', client }, count: 1, mayAlone: false });
      expect(JSON.stringify(approvals)).not.toContain(number);
      expect((await search(olga, number)).outcome).toBe('PROTECTED');
      const params = { approval: waiting?.id ?? '' };
      const alone = await petra.ask(calls.decideApproval, { params, body: { isApproved: true } });
      expect(alone.status).toBe(403);
      const decided = await ondrej.call(calls.decideApproval, { params, body: { isApproved: true } });
      expect(decided).toEqual({ outcome: 'DONE', count: 1 });
      expect((await search(olga, number)).outcome).toBe('FOUND');
      expect(await act(lift, 'Podruhé.')).toEqual({ outcome: 'NOT_PROTECTED', count: 0 });
    });

    test('is cared for by another agent who may work, alone or with all that one had', async () => {
      const client = await idOf(karel, '6159289026');
      const over = (agent: string) => act({ act: 'TAKE_OVER', client, agent }, 'Klient se přestěhoval.');
      for (const agent of ['A390', 'A999'])
        expect(await over(agent)).toEqual({ outcome: 'NO_AGENT', count: 0 });
      expect(await over('A300')).toEqual({ outcome: 'DONE', count: 1 });
      const rightOf = async (who: Reporter) => (await search(who, '6159289026')).clients[0]?.right;
      expect(await rightOf(karel)).toBe('FOREIGN');
      expect(await over('A300')).toEqual({ outcome: 'NONE', count: 0 });
      const all = { act: 'TAKE_OVER_ALL', fromAgent: 'A300', agent: 'A100' } as const;
      expect(await act(all, 'Marek končí.')).toEqual({ outcome: 'DONE', count: 1 });
      expect(await rightOf(karel)).toBe('OWN');
      const byTwo = await service().another({ fourEyes: ['TAKE_OVER_ALL'] });
      const there = await signedIn(byTwo, 'U400');
      const back = { act: 'TAKE_OVER_ALL', fromAgent: 'A100', agent: 'A300' } as const;
      expect(await act(back, 'Karel končí.', there)).toEqual({ outcome: 'WAITS', count: 0 });
      const { approvals } = await ondrej.call(calls.listApprovals, {});
      const { id: approval = '' } = approvals.find(({ words }) => words === 'Karel končí.') ?? {};
      await ondrej.call(calls.decideApproval, { params: { approval }, body: { isApproved: false } });
      await byTwo.app.close();
    });

    test('is none of the business of whoever is no operator', async () => {
      const client = await idOf(karel, '6159289026');
      for (const sub of ['A100', 'U600', 'U700']) {
        const who = await signedIn(service(), sub);
        const body = { act: { act: 'TAKE_OVER', client, agent: 'A200' }, words: 'Proč ne.' } as const;
        expect((await who.ask(calls.operate, { body })).status).toBe(403);
      }
    });
  });
}
