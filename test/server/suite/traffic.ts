import { describe, expect, test } from 'vitest';
import { flowApprovalCalls } from '#machines/service/analysts/flowApprovals.ts';
import { beginWith } from '#test/server/drafts.ts';
import { type TrafficCount, trafficCalls as calls } from '#machines/service/analysts/traffic.ts';
import { configured } from '#server/settings/defaultConfiguration.ts';
import { sweep, defaultRetention } from '#server/retention/sweep.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import type { TestService } from '#test/server/service.ts';

const flow = 'car.DRAFT';
const counted = (kind: TrafficCount['kind'], page: string, what: string, count: number): TrafficCount => ({
  kind,
  page,
  what,
  count,
});

const approvedText = 'car.DRAFT at /nonlife/car, begins on index';

/** What is counted of the flows, and who approves them, on every database. */
export function describeTraffic(service: () => TestService): void {
  describe('what happens on the pages of a flow', () => {
    const add = (version: string, counts: readonly TrafficCount[], isMade = false) =>
      service()
        .reporter()
        .call(calls.addTraffic, { body: { flow, version, isMade, counts: [...counts] } });
    const read = async (query: { version?: string; isMade?: 'true' | 'false' } = {}) => {
      const analyst = await signedIn(service(), 'U300');
      return analyst.call(calls.readTraffic, { params: { flow }, query });
    };

    test('is added up over two processes, by the version of the flow, and read by an analyst', async () => {
      const version = '0a1b2c3d';
      const another = await service().another();
      await add(version, [counted('OPENED', 'event', '', 2), counted('MOVED', 'event', 'vehicle', 1)]);
      await another.reporter().call(calls.addTraffic, {
        body: {
          flow,
          version,
          counts: [counted('MOVED', 'event', 'vehicle', 3), counted('STAYED', 'event', '30', 3)],
        },
      });
      await another.app.close();
      await add('ffffffff', [counted('OPENED', 'event', '', 90)], true);
      const { shown, counts, versions } = await read({ version });
      expect({ shown: shown?.version, isMade: shown?.isMade, counts }).toEqual({
        shown: version,
        isMade: false,
        counts: [
          counted('MOVED', 'event', 'vehicle', 4),
          counted('OPENED', 'event', '', 2),
          counted('STAYED', 'event', '30', 3),
        ],
      });
      expect(versions.at(-1)).toMatchObject({ version: 'ffffffff', isMade: true });
    });

    test('is dropped where the flow does not have it: a page, a way, a field', async () => {
      const version = 'dddddddd';
      const known = [
        counted('ERROR', 'event', 'reporter.email:email', 1),
        counted('ERROR', 'event', 'eventKinds:required', 1),
      ];
      const { counted: count } = await add(version, [
        ...known,
        counted('OPENED', 'novak', '', 1),
        counted('MOVED', 'event', 'novak', 1),
        counted('ERROR', 'event', 'novak:required', 1),
        counted('ERROR', 'damage', 'reporter.email:email', 1),
      ]);
      expect(count).toBe(known.length);
      expect((await read({ version })).counts).toEqual(known.toReversed());
    });

    test('is counted of the forms of the sales application, too, and dropped where they do not have it', async () => {
      const version = '5a1e5a1e';
      const form = 'sales.CLIENT';
      const known = [
        counted('ERROR', 'personData', 'person.birthNumber:birthNumber', 2),
        counted('OPENED', 'personData', '', 3),
      ];
      const strange = [
        counted('ERROR', 'personData', 'person.novak:required', 1),
        counted('MOVED', 'personData', 'client', 1),
        counted('OPENED', 'event', '', 1),
      ];
      const answer = await service()
        .reporter()
        .call(calls.addTraffic, { body: { flow: form, version, counts: [...known, ...strange] } });
      const analyst = await signedIn(service(), 'U300');
      const read = await analyst.call(calls.readTraffic, { params: { flow: form }, query: { version } });
      expect([answer.counted, read.counts]).toEqual([known.length, known]);
    });

    test.each([
      ['a number of a person', counted('ERROR', 'event', 'reporter.tel:777123456', 1)],
      ['a text', counted('OPENED', 'Jan Novák', '', 1)],
      ['nothing', counted('OPENED', 'event', '', 0)],
    ])('is refused where it is %s', async (_, count) => {
      const body = { flow, version: 'eeeeeeee', counts: [count] };
      expect((await service().reporter().ask(calls.addTraffic, { body })).status).toBe(400);
    });

    test('is read by nobody else, and kept as long as configured', async () => {
      const reporter = service().reporter();
      expect((await reporter.ask(calls.readTraffic, { params: { flow } })).status).toBe(403);
      const version = 'cccccccc';
      await add(version, [counted('OPENED', 'event', '', 1)]);
      const { db } = service().database;
      await db
        .updateTable('flow_traffic')
        .set({ day: '2025-01-01' })
        .where('version', '=', version)
        .execute();
      const { documents } = service();
      await sweep({ db, documents, now: () => new Date(), retention: defaultRetention });
      expect((await read({ version })).counts).toEqual([]);
    });

    test('is not counted where the operator does not want it', async () => {
      const silent = await service().another({
        configuration: configured({ countsTraffic: false }),
      });
      const body = { flow, version: 'bbbbbbbb', counts: [counted('OPENED', 'event', '', 1)] };
      const answer = await silent.reporter().call(calls.addTraffic, { body });
      await silent.app.close();
      expect(answer).toEqual({ counted: 0 });
    });
  });

  describe('a flow as it is described', () => {
    const params = { flow };

    test('is approved by an analyst who has signed in, once, and by nobody else', async () => {
      const analyst = await signedIn(service(), 'U300');
      const body = { text: approvedText };
      const first = await analyst.call(flowApprovalCalls.approveFlow, { params, body });
      const again = await analyst.call(flowApprovalCalls.approveFlow, { params, body });
      expect([first, again.at]).toEqual([
        {
          version: expect.stringMatching(/^[\da-f]{8}$/),
          text: approvedText,
          by: expect.stringMatching(/\w+/),
          at: first.at,
        },
        first.at,
      ]);
      const read = await analyst.call(flowApprovalCalls.readFlowApprovals, { params });
      expect(read).toMatchObject({ mayApprove: true, approvals: [first] });
      const reporter = service().reporter();
      const refused = [
        await reporter.ask(flowApprovalCalls.approveFlow, { params, body }),
        await reporter.ask(flowApprovalCalls.readFlowApprovals, { params }),
        await analyst.ask(flowApprovalCalls.readFlowApprovals, { params: { flow: 'boat.DRAFT' } }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 404]);
    });

    test('tells how many reports are open on which page', async () => {
      const analyst = await signedIn(service(), 'U300');
      const openOn = async (page: string) => {
        const { drafts } = await analyst.call(flowApprovalCalls.readFlowApprovals, { params });
        return drafts.find((one) => one.page === page)?.count ?? 0;
      };
      const before = await openOn('damage');
      await beginWith(service(), { formSteps: ['event', 'vehicle', 'damage'] });
      expect(await openOn('damage')).toBe(before + 1);
    });
  });
}
