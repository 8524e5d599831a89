import { describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { begin, beginWith } from '#test/server/drafts.ts';
import type { Reporter } from '#test/server/reporter.ts';
import type { TestService } from '#test/server/service.ts';

const unknownUuid = '00000000-0000-4000-8000-000000000000';
const { sessionDuration } = defaultConfiguration;

/** What the drafts of a browser are called by. */
const namesOf = async (reporter: Reporter) =>
  (await reporter.call(calls.listDrafts, {})).drafts.map(({ name }) => name);

/** What the session protects on every database. */
export function describeSessions(service: () => TestService): void {
  describe('a report', () => {
    test('comes with a session cookie that outlives the browser, and that scripts cannot read and other sites cannot send', async () => {
      const reporter = service().reporter();
      const { headers } = await reporter.ask(calls.create, {
        params: { service: 'claim' },
        body: { claimType: 'car' },
      });
      expect(String(headers['set-cookie'])).toMatch(
        /^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    test('behind TLS comes with a cookie that only travels over TLS', async () => {
      const reporter = (await service().another({ trustProxy: 1 })).reporter();
      const { headers } = await reporter.ask(calls.create, {
        params: { service: 'claim' },
        body: { claimType: 'car' },
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(String(headers['set-cookie'])).toMatch(/; Secure/);
    });

    test('is touched by its own session only', async () => {
      const { params } = await begin(service());
      const { reporter: stranger } = await begin(service());
      const save = { params: { ...params, version: 0 }, body: {} };
      for (const [call, input] of [
        [calls.readClaim, { params }],
        [calls.save, save],
        [calls.finalize, { params }],
        [calls.discard, { params }],
        [calls.bankAccount, { params }],
        [calls.listDocuments, { params }],
      ] as const) {
        expect(await stranger.ask(call, input)).toMatchObject({ status: 403, body: { code: '245000011' } });
      }
    });

    test('is closed to a browser without a session', async () => {
      const { params } = await begin(service());
      const refused = await service().reporter().ask(calls.readClaim, { params });
      expect(refused).toMatchObject({ status: 403, body: { code: '245000007' } });
    });

    test('has a session that a browser may ask about; asking moves its end, until it has passed', async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const { reporter } = await begin(later);
      const seen = [await later.reporter().ask(calls.session, {})];
      for (const part of [0, 0.9, 0.9, 1.1]) {
        now += sessionDuration * part;
        seen.push(await reporter.ask(calls.session, {}));
      }
      const open = { status: 200, body: { isOpen: true } };
      expect(seen).toMatchObject([
        { status: 200, body: { isOpen: false } },
        open,
        open,
        open,
        { status: 401, body: { code: '245000009' } },
      ]);
    });

    test('nobody began is not found', async () => {
      const { reporter } = await begin(service());
      const params = { service: 'claim', claimRequestUuid: unknownUuid } as const;
      for (const [call, input] of [
        [calls.readClaim, { params }],
        [calls.save, { params: { ...params, version: 0 }, body: {} }],
        [calls.finalize, { params }],
      ] as const) {
        expect(await reporter.ask(call, input)).toMatchObject({
          status: 404,
          body: { code: 'ACTIVE_REPORT_NOT_FOUND' },
        });
      }
    });

    test('is listed among the drafts of its session, last touched first', async () => {
      const first = await begin(service());
      const { activeClaimUuid: second } = await first.reporter.call(calls.create, {
        params: { service: 'claim' },
        body: { claimType: 'car' },
      });
      await first.reporter.call(calls.save, { params: { ...first.params, version: 0 }, body: {} });
      const { drafts } = await first.reporter.call(calls.listDrafts, {});
      expect(drafts.map((draft) => [draft.claimRequestUuid, draft.version, draft.authorised])).toEqual([
        [first.uuid, 1, true],
        [second, 0, true],
      ]);
      expect(await service().reporter().call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
    });

    test('is listed by what happened, on what and when, as far as it is told', async () => {
      const { reporter, params } = await begin(service());
      expect(await namesOf(reporter)).toEqual([{}]);
      await reporter.call(calls.save, {
        params: { ...params, version: 0 },
        body: { eventKinds: ['HAVSKLA'], incidentDate: '2026-11-19', vehicleModel: 'Octavia' },
      });
      expect(await namesOf(reporter)).toEqual([
        { events: ['HAVSKLA'], vehicle: 'Octavia', day: '2026-11-19' },
      ]);
    });

    test.each<[ClaimType, ClaimDetail, object, object]>([
      [
        'car',
        { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'], incidentDate: '2026-11-19' },
        { events: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'], day: '2026-11-19' },
        { events: ['POVPOS_VEHICLE'], day: '2026-11-19' },
      ],
      [
        'life',
        { appliedRiskId: 'UMR', incidentDate: '2026-11-19' },
        { events: ['UMR'], day: '2026-11-19' },
        { day: '2026-11-19' },
      ],
    ])('of %s that is closed tells nothing about health', async (line, detail, open, closed) => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const { reporter } = await beginWith(later, detail, line);
      expect(await namesOf(reporter)).toEqual([open]);
      now += sessionDuration * 1.1;
      expect(await namesOf(reporter)).toEqual([closed]);
    });
  });

  describe('a session', () => {
    test('ends when nothing was asked for its duration', async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const { reporter, params } = await begin(later);
      now += sessionDuration * 1.1;
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({
        status: 401,
        body: { code: '245000009' },
      });
      expect(await reporter.ask(calls.save, { params: { ...params, version: 0 }, body: {} })).toMatchObject({
        status: 401,
        body: { code: '245000009' },
      });
    });

    test('lives on with every request', async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const { reporter, params } = await begin(later);
      for (let hour = 0; hour < 4; hour += 1) {
        now += sessionDuration * 0.9;
        expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
      }
    });

    test('that a new report opens again keeps the older drafts listed, to be authorised first', async () => {
      let now = Date.parse('2026-11-20T10:00:00Z');
      const later = await service().another({ now: () => new Date(now) });
      const { reporter, params, uuid } = await beginWith(later, {});
      now += sessionDuration * 1.1;
      const { activeClaimUuid } = await reporter.call(calls.create, {
        params: { service: 'claim' },
        body: { claimType: 'car' },
      });
      const { drafts } = await reporter.call(calls.listDrafts, {});
      expect(drafts.map((draft) => [draft.claimRequestUuid, draft.authorised])).toEqual([
        [activeClaimUuid, true],
        [uuid, false],
      ]);
      expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({
        status: 403,
        body: { code: '245000013' },
      });
      const save = { params: { ...params, version: 1 }, body: {} };
      expect(await reporter.ask(calls.save, save)).toMatchObject({ body: { code: '245000013' } });
    });

    test('is known to every process on the database', async () => {
      const { reporter, params } = await begin(service());
      const elsewhere = (await service().another()).reporter();
      elsewhere.cookie = reporter.cookie;
      expect(await elsewhere.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
    });
  });
}
