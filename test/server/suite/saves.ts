import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import type { TestService } from '#test/server/service.ts';

/** What saving promises on every database. */
export function describeSaves(service: () => TestService): void {
  describe('a save', () => {
    test('with the stored version is stored and answers the next version', async () => {
      const { reporter, params } = await begin(service());
      const saved = await reporter.call(calls.save, {
        params: { ...params, version: 0 },
        body: { reporterRole: 'INSURED', moreInfo: '  two   words ' },
      });
      expect(saved).toEqual({ version: 1 });
      const { detail, version } = await reporter.call(calls.readClaim, { params });
      expect({ detail, version }).toEqual({
        detail: { reporterRole: 'INSURED', moreInfo: 'two words' },
        version: 1,
      });
    });

    test('with a stale version is refused with the stored one', async () => {
      const { reporter, params } = await beginWith(service(), { moreInfo: 'first' });
      const refused = await reporter.ask(calls.save, { params: { ...params, version: 0 }, body: {} });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: '245000022', status: 409, params: { version: 1 } },
      });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toEqual({ moreInfo: 'first' });
    });

    test('at the same moment as others: exactly one wins', async () => {
      const { reporter, params } = await begin(service());
      const writers = Array.from({ length: 20 }, (_, at) => `writer ${at}`);
      const answers = await Promise.all(
        writers.map(async (moreInfo) => ({
          moreInfo,
          ...(await reporter.ask(calls.save, { params: { ...params, version: 0 }, body: { moreInfo } })),
        })),
      );
      const won = answers.filter((answer) => answer.status === 200);
      expect(won.map((answer) => answer.body)).toEqual([{ version: 1 }]);
      const stored = await reporter.call(calls.readClaim, { params });
      expect(stored).toMatchObject({ version: 1, detail: { moreInfo: won[0]?.moreInfo } });
      const lost = answers.filter((answer) => answer.status !== 200);
      expect(lost).toHaveLength(writers.length - 1);
      for (const { status, body } of lost) {
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { code: '245000022', params: { version: 1 } },
        });
      }
    });

    test('at the same moment through two processes: exactly one wins', async () => {
      const { reporter, params } = await begin(service());
      const elsewhere = (await service().another()).reporter();
      elsewhere.cookie = reporter.cookie;
      const save = { params: { ...params, version: 0 }, body: {} };
      const answers = await Promise.all([reporter, elsewhere].map((one) => one.ask(calls.save, save)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    });

    test('of a wrong shape names the field and changes nothing', async () => {
      const { reporter, params } = await begin(service());
      const refused = await reporter.ask(calls.save, {
        params: { ...params, version: 0 },
        body: { reporter: { fullName: 12 } },
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { code: '245000030', params: { name: 'reporter.fullName' } },
      });
      expect(await reporter.call(calls.readClaim, { params })).toMatchObject({ version: 0, detail: {} });
    });

    test('drops what no claim has', async () => {
      const { reporter, params } = await begin(service());
      const body = { moreInfo: 'kept', claimNumberOfMyChoice: 'dropped' };
      await reporter.call(calls.save, { params: { ...params, version: 0 }, body });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toEqual({ moreInfo: 'kept' });
    });

    test('with characters no database keeps is stored without them', async () => {
      const { reporter, params } = await begin(service());
      const body = { moreInfo: 'a\u0000b \ud800 c' };
      await reporter.call(calls.save, { params: { ...params, version: 0 }, body });
      const { detail } = await reporter.call(calls.readClaim, { params });
      expect(detail).toEqual({ moreInfo: 'ab \ufffd c' });
    });

    test('of a discarded report is refused as a report that is gone', async () => {
      const { reporter, params } = await begin(service());
      expect(await reporter.call(calls.discard, { params })).toEqual({ url: '/' });
      expect(await reporter.call(calls.discard, { params })).toEqual({ url: '/' });
      const refused = await reporter.ask(calls.save, { params: { ...params, version: 0 }, body: {} });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'ACTIVE_REPORT_NOT_FOUND', params: { state: 'DISCARDED' } },
      });
    });
  });
}
