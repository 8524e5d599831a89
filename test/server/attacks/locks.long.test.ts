import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { anInsured } from '#test/given.ts';
import { beginWith } from '#test/server/drafts.ts';
import type { Received } from '#test/server/reporter.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const hour = 60 * 60_000;
const birthNumber = '8411049031';
const detail = { ...answered, insured: anInsured({ birthNumber }) };

describe('the lock of a draft', () => {
  let service: TestService;
  let now = Date.parse('2026-11-20T10:00:00Z');
  const pauses: number[] = [];
  beforeAll(async () => {
    service = await startService({
      flows: [smallFlow],
      trustProxy: 1,
      now: () => new Date(now),
      pause: async (time) => {
        pauses.push(time);
      },
    });
  });
  afterAll(() => service.close());

  let addresses = 0;
  /** A guess from an address nobody has guessed from before. */
  const guess = (claimRequestUuid: string, value: string): Promise<Received> => {
    addresses += 1;
    return service.reporter().ask(calls.authoriseDraft, {
      params: { claimRequestUuid },
      body: { field: 'BIRTH_NUMBER', value },
      headers: { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` },
    });
  };
  const told = ({ status, body }: Received) => ({ status, body: { ...Object(body), requestId: '' } });

  test(
    'lets twenty of two thousand guesses from as many addresses be looked at, and leaves the draft as it was',
    { timeout: 120_000 },
    async () => {
      const { uuid, reporter, params } = await beginWith(service, detail);
      const codes = new Map<unknown, number>();
      for (let batch = 0; batch < 100; batch += 1) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, index) => {
            const number = String(batch * 20 + index).padStart(4, '0');
            // From the second day on the right one is among them.
            return guess(uuid, batch > 50 && index === 10 ? birthNumber : `841104${number}`);
          }),
        );
        for (const { body } of answers) {
          const { code } = Object(body);
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }
        now += hour;
      }
      const { 245000014: wrong = 0, 245000015: locking = 0 } = Object.fromEntries(codes);
      expect([wrong, locking]).toEqual([16, 3]);
      expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(2000);
      expect(codes.has(undefined)).toBe(false);
      const row = await service.database.db
        .selectFrom('claim_request')
        .select(['state', 'version', 'detail'])
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      expect(row).toEqual({ state: 'DRAFT', version: 1, detail });
      // Its own browser needs no number.
      await reporter.call(calls.openDraft, { params: { claimRequestUuid: uuid } }).catch(() => undefined);
      expect((await reporter.call(calls.listDrafts, {})).drafts).toHaveLength(1);
      expect(params.claimRequestUuid).toBe(uuid);
    },
  );

  test('answers, counts and waits alike for a draft that exists, one that was sent and one that never was', async () => {
    const draft = await beginWith(service, detail);
    const sent = await beginWith(service, { ...detail, incidentDate: '2026-10-03' });
    await sent.reporter.call(calls.finalize, { params: sent.params });
    const answers: unknown[] = [];
    for (const uuid of [draft.uuid, sent.uuid, randomUUID()]) {
      pauses.length = 0;
      const own: unknown[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) own.push(told(await guess(uuid, '9405269060')));
      answers.push([own, pauses.map((time) => time > 0)]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject([
      [
        ...[4, 3, 2, 1].map((attempts) => ({ body: { code: '245000014', params: { attempts } } })),
        { body: { code: '245000015' } },
        { body: { code: '245000012' } },
        { body: { code: '245000012' } },
      ],
      Array.from({ length: 7 }, () => true),
    ]);
  });
});
