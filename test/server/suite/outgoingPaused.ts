import { describe, expect, test } from 'vitest';
import { noteOutcome } from '#server/handover/noteOutcome.ts';
import { pauseByHand, resume } from '#server/handover/pauseByHand.ts';
import { takeNext } from '#server/handover/take.ts';
import { transact } from '#server/store/transact.ts';
import { openStand } from '#test/server/handover/stand.ts';
import type { TestService } from '#test/server/service.ts';

const day = 24 * 3_600_000;
const by = { name: 'Petra Provozní', reason: 'Odstávka jádra do rána.' };
const why = 'Petra Provozní: Odstávka jádra do rána.';

/** What becomes of events while an operator has stopped handing over, on every database. */
export function describeOutgoingPaused(service: () => TestService): void {
  describe('an event that an operator lets wait', () => {
    const { pass, now, happens, process, handOver, says, takes, taken, requests, endpoint } =
      openStand(service);
    const stop = () => transact(service().database.db, (trx) => pauseByHand(trx, { at: now(), by }));
    const goOn = () => transact(service().database.db, (trx) => resume(trx, { at: now(), by }));

    test('is not even tried, however long it lasts, and leaves once somebody lets it', async () => {
      takes();
      await happens('A', 'B');
      expect([await stop(), await stop()]).toEqual([true, false]);
      await handOver();
      pass(day);
      await handOver();
      expect([requests().length, await endpoint()]).toEqual([0, [why, 2]]);
      expect([await goOn(), await goOn()]).toEqual([true, false]);
      await handOver();
      expect([taken, await endpoint()]).toEqual([
        ['A 1', 'B 1'],
        [undefined, 0],
      ]);
      const acts = await service()
        .database.db.selectFrom('outgoing_pause')
        .select(['act', 'operator_name', 'reason'])
        .orderBy('id')
        .execute();
      const own = { operator_name: by.name, reason: by.reason };
      expect(acts.slice(-2)).toEqual([
        { act: 'PAUSE', ...own },
        { act: 'RESUME', ...own },
      ]);
    });

    test.each([
      ['taken', { is: 'ANSWERED', answer: { result: 'ACCEPTED', coreClaimId: 'c-1' } }],
      ['refused for the key', { is: 'BARRED', reason: 'KEY' }],
      ['not answered', { is: 'AWAY', reason: 'HTTP_503' }],
    ] as const)('waits though one that was on its way is %s', async (_what, outcome) => {
      await happens('A', 'B');
      const onItsWay = await takeNext(process());
      if (!onItsWay) throw new Error('Nothing is on its way.');
      await stop();
      await noteOutcome(process(), onItsWay, outcome);
      pass(day);
      await handOver();
      expect([requests().length, (await endpoint())[0]]).toEqual([0, why]);
    });

    test('leaves where an operator does not wait until the core is tried again', async () => {
      says(() => ({ status: 401 }));
      await happens('A');
      await handOver();
      expect(await endpoint()).toEqual(['KEY', 1]);
      takes();
      expect(await goOn()).toBe(true);
      await handOver();
      expect([taken, await endpoint()]).toEqual([['A 1'], [undefined, 0]]);
    });
  });
}
