import { describe, expect, test } from 'vitest';
import { calls } from '../../../machines/service/calls.ts';
import { defaultConfiguration } from '../../../server/defaultConfiguration.ts';
import { anInsured } from '../../given.ts';
import { beginWith } from '../drafts.ts';
import { answered } from '../smallFlow.ts';
import type { TestService } from '../service.ts';

const detail = { ...answered, insured: anInsured({ birthNumber: '8411049031' }) };
const minutes = 60_000;

/** What opening a draft again promises on every database. */
export function describeAuthorisations(service: () => TestService): void {
  describe('a draft whose session has expired', () => {
    /** A draft, an hour later; `wait` lets more time pass. */
    const anHourLater = async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const begun = await beginWith(later, detail);
      now += defaultConfiguration.sessionDuration * 2;
      const { uuid: claimRequestUuid } = begun;
      const wait = (time: number) => {
        now += time;
      };
      const authorise = (field: string, value: string) =>
        begun.reporter.ask(calls.authoriseDraft, { params: { claimRequestUuid }, body: { field, value } });
      return { ...begun, later, wait, authorise };
    };

    test.each([
      ['its policy number', 'POLICY_NUMBER', '44000 18683'],
      ['its birth number', 'BIRTH_NUMBER', '841104/9031'],
    ])('opens again to who knows %s, with all that was typed', async (_, field, value) => {
      const { reporter, params, uuid, authorise } = await anHourLater();
      expect(await authorise(field, value)).toMatchObject({
        status: 200,
        body: { claimRequestUuid: uuid, authorised: true, version: 1 },
      });
      const stored = await reporter.call(calls.readClaim, { params });
      expect(stored.detail).toEqual(detail);
      const save = { params: { ...params, version: 1 }, body: detail };
      expect(await reporter.call(calls.save, save)).toEqual({ version: 2 });
    });

    test('has no claim number of its own that would open it', async () => {
      const claimNumber = '2026CAR00000017';
      const { reporter, uuid: claimRequestUuid } = await beginWith(service(), { ...detail, claimNumber });
      const asked = { params: { claimRequestUuid }, body: { field: 'CLAIM_NUMBER', value: claimNumber } };
      expect(await reporter.ask(calls.authoriseDraft, asked)).toMatchObject({
        status: 400,
        body: { code: '245000014' },
      });
    });

    test('stays closed to who does not', async () => {
      const { reporter, params, authorise } = await anHourLater();
      const refused = { status: 400, body: { code: '245000014' } };
      expect(await authorise('POLICY_NUMBER', '4400019720')).toMatchObject(refused);
      expect(await authorise('CLAIM_NUMBER', '2026CAR00000017')).toMatchObject(refused);
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 401 });
    });

    test('is locked for a while after five wrong numbers, to right ones too', async () => {
      const { authorise, wait } = await anHourLater();
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const { body } = await authorise('POLICY_NUMBER', '4400019720');
        codes.push(body);
      }
      expect(codes).toMatchObject([
        ...Array.from({ length: 4 }, () => ({ code: '245000014' })),
        { code: '245000015' },
      ]);
      expect(await authorise('POLICY_NUMBER', '4400018683')).toMatchObject({
        status: 429,
        body: { code: '245000012' },
      });
      wait(16 * minutes);
      expect(await authorise('POLICY_NUMBER', '4400018683')).toMatchObject({ status: 200 });
    });

    test('of another browser belongs to whoever opened it last', async () => {
      const { reporter, params, uuid, later } = await anHourLater();
      const other = later.reporter();
      await other.call(calls.authoriseDraft, {
        params: { claimRequestUuid: uuid },
        body: { field: 'BIRTH_NUMBER', value: '8411049031' },
      });
      expect(await other.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 401 });
    });
  });
}
