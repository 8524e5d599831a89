import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { begin } from '#test/server/drafts.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

const params = { service: 'claim' } as const;
const detail = { reporterRole: 'INSURED', moreInfo: '  two   words ' };
const stored = { reporterRole: 'INSURED', moreInfo: 'two words' };
const { sessionDuration } = defaultConfiguration;

const create = (reporter: Reporter, differing: object = {}) =>
  reporter.call(calls.create, { params, body: { claimType: 'car', detail, ...differing } });

const readBack = async (reporter: Reporter, claimRequestUuid: string) => {
  const read = await reporter.call(calls.readClaim, { params: { ...params, claimRequestUuid } });
  return { version: read.version, detail: read.detail };
};

const draftsOf = async (reporter: Reporter) => (await reporter.call(calls.listDrafts, {})).drafts;

/** What creating a report together with its first answers promises on every database. */
export function describeCreates(service: () => TestService): void {
  describe('a report created with its answers', () => {
    test('is answered and stored as one that is created and then saved', async () => {
      const { reporter, uuid } = await begin(service());
      await reporter.call(calls.save, {
        params: { ...params, claimRequestUuid: uuid, version: 0 },
        body: detail,
      });
      const bare = await reporter.call(calls.create, { params, body: { claimType: 'car' } });
      const { activeClaimUuid, version, claimsData } = await create(reporter);
      expect({ version, claimsData }).toEqual({
        version: 1,
        claimsData: bare.claimsData.map((entry) => ({ ...entry, claimRequestUuid: activeClaimUuid })),
      });
      expect(await readBack(reporter, activeClaimUuid)).toEqual({ version: 1, detail: stored });
      expect(await readBack(reporter, activeClaimUuid)).toEqual(await readBack(reporter, uuid));
    });

    test('is saved next on top of version 1', async () => {
      const reporter = service().reporter();
      const { activeClaimUuid: claimRequestUuid } = await create(reporter);
      const save = (version: number) =>
        reporter.ask(calls.save, { params: { ...params, claimRequestUuid, version }, body: {} });
      expect(await save(0)).toMatchObject({
        status: 409,
        body: { code: '245000022', params: { version: 1 } },
      });
      expect(await save(1)).toMatchObject({ status: 200, body: { version: 2 } });
    });

    test('stores an empty detail as answers, too', async () => {
      const reporter = service().reporter();
      const { activeClaimUuid, version } = await create(reporter, { detail: {} });
      expect([version, await readBack(reporter, activeClaimUuid)]).toEqual([1, { version: 1, detail: {} }]);
    });

    test('keeps neither what no claim has nor what no database keeps', async () => {
      const reporter = service().reporter();
      const { activeClaimUuid } = await create(reporter, {
        detail: { moreInfo: 'a\u0000b \ud800 c', claimNumberOfMyChoice: 'dropped' },
      });
      expect(await readBack(reporter, activeClaimUuid)).toEqual({
        version: 1,
        detail: { moreInfo: 'ab \ufffd c' },
      });
    });

    test.each([
      ['of a wrong shape', { detail: { reporter: { fullName: 12 } } }, '245000030', 'reporter.fullName'],
      ['that is no object', { detail: 'x' }, '245000030', 'detail'],
      ['of another service', { flowType: 'UPLOAD' }, '245000030', 'flowType'],
      ['with a key that is none', { createKey: 'x' }, '245000030', 'createKey'],
    ])('%s is refused: nothing is created, nor is a session', async (_, differing, code, name) => {
      const reporter = service().reporter();
      const refused = await reporter.ask(calls.create, {
        params,
        body: { claimType: 'car', detail, ...differing },
      });
      expect(refused).toMatchObject({ status: 400, body: { code, params: { name } } });
      expect(reporter.cookie).toBeUndefined();
      await begin(service());
      const known = (await begin({ reporter: () => reporter })).reporter;
      await known.ask(calls.create, { params, body: { claimType: 'car', detail, ...differing } });
      expect(await draftsOf(known)).toHaveLength(1);
    });
  });

  describe('a create that is repeated with its key', () => {
    test('answers the report that the first one created, and changes nothing', async () => {
      const reporter = service().reporter();
      const createKey = randomUUID();
      const first = await create(reporter, { createKey });
      const second = await create(reporter, { createKey, detail: { moreInfo: 'other' } });
      expect(second).toEqual(first);
      expect(await readBack(reporter, first.activeClaimUuid)).toEqual({ version: 1, detail: stored });
      expect(await draftsOf(reporter)).toHaveLength(1);
    });

    test('answers version 0 of one that was created bare', async () => {
      const reporter = service().reporter();
      const createKey = randomUUID();
      const first = await create(reporter, { createKey, detail: undefined });
      expect([first.version, await create(reporter, { createKey })]).toEqual([0, first]);
    });

    test('whose cookie was lost with the first answer has the report in its new session', async () => {
      const lost = service().reporter();
      const createKey = randomUUID();
      const first = await create(lost, { createKey });
      const reporter = service().reporter();
      expect(await create(reporter, { createKey })).toEqual(first);
      expect(await readBack(reporter, first.activeClaimUuid)).toEqual({ version: 1, detail: stored });
      expect(await draftsOf(lost)).toEqual([]);
    });

    test('at the same moment as the first creates one report', async () => {
      const { reporter } = await begin(service());
      const elsewhere = (await service().another()).reporter();
      elsewhere.cookie = reporter.cookie;
      const createKey = randomUUID();
      const made = await Promise.all(
        [reporter, elsewhere, reporter].map((one) => create(one, { createKey })),
      );
      expect(new Set(made.map(({ activeClaimUuid }) => activeClaimUuid)).size).toBe(1);
      expect(await draftsOf(reporter)).toHaveLength(2);
    });

    test.each([
      ['was worked on since', save],
      ['was given up since', discard],
      ['is left by its reporter', logout],
    ])('does not lead to a report that %s, but to another one', async (_, happens) => {
      const reporter = service().reporter();
      const createKey = randomUUID();
      const first = await create(reporter, { createKey });
      await happens(reporter, first.activeClaimUuid);
      const stranger = service().reporter();
      const second = await create(stranger, { createKey });
      expect(second.activeClaimUuid).not.toBe(first.activeClaimUuid);
      expect(
        await stranger.ask(calls.readClaim, {
          params: { ...params, claimRequestUuid: first.activeClaimUuid },
        }),
      ).toMatchObject({ status: 403 });
      expect((await create(stranger, { createKey })).activeClaimUuid).toBe(second.activeClaimUuid);
    });

    test('does not lead to an empty report that another window has saved since', async () => {
      let now = Date.now();
      const later = await service().another({ now: () => new Date(now) });
      const reporter = later.reporter();
      const createKey = randomUUID();
      const { activeClaimUuid } = await create(reporter, { createKey, detail: undefined });
      now += 1000;
      const saved = { ...params, claimRequestUuid: activeClaimUuid, version: 0 };
      expect(await reporter.call(calls.save, { params: saved, body: {} })).toEqual({ version: 1 });
      expect((await create(reporter, { createKey })).activeClaimUuid).not.toBe(activeClaimUuid);
    });

    test('does not open a report whose session is over, not even where that begins anew', async () => {
      let now = Date.now();
      const later = await service().another({ now: () => new Date(now) });
      const reporter = later.reporter();
      const createKey = randomUUID();
      const first = await create(reporter, { createKey });
      now += 2 * sessionDuration;
      const second = await create(reporter, { createKey });
      expect(second.activeClaimUuid).not.toBe(first.activeClaimUuid);
      expect((await draftsOf(reporter)).map(({ authorised }) => authorised)).toEqual([true, false]);
    });

    test('for another line creates another report', async () => {
      const reporter = service().reporter();
      const createKey = randomUUID();
      const car = await create(reporter, { createKey });
      const life = await create(reporter, { createKey, claimType: 'life' });
      expect(life.activeClaimUuid).not.toBe(car.activeClaimUuid);
    });
  });
}

const save = (reporter: Reporter, claimRequestUuid: string) =>
  reporter.call(calls.save, { params: { ...params, claimRequestUuid, version: 1 }, body: {} });

const discard = (reporter: Reporter, claimRequestUuid: string) =>
  reporter.call(calls.discard, { params: { ...params, claimRequestUuid } });

const logout = (reporter: Reporter) => reporter.call(calls.logout, {});
