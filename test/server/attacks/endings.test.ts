import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { beginWith } from '#test/server/drafts.ts';
import { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

const hour = 60 * 60_000;
const detail = { contactSearch: '4UI5655', insured: { fullName: 'Petr Novák', birthNumber: '8411049031' } };

describe('a session', () => {
  let service: TestService;
  let now = Date.parse('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    service = await startService({ now: () => new Date(now) });
  });
  afterAll(() => service.close());

  test('that was ended opens nothing, here or in another process, for whoever kept the cookie', async () => {
    const { reporter, params, uuid: claimRequestUuid } = await beginWith(service, detail);
    const elsewhere = await service.another();
    const kept = new Reporter(elsewhere.app, reporter.cookie);
    expect(await kept.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });

    const thief = new Reporter(service.app, reporter.cookie);
    const { headers, body } = await reporter.ask(calls.logout);
    expect(body).toEqual({ ended: true });
    expect(String(headers['set-cookie'])).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);

    expect(await thief.ask(calls.readClaim, { params })).toMatchObject({ status: 403 });
    expect(await thief.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });
    expect(await thief.ask(calls.openDraft, { params: { claimRequestUuid } })).toMatchObject({ status: 403 });
    expect(await kept.ask(calls.readClaim, { params })).toMatchObject({ status: 403 });
    expect(await kept.ask(calls.openDraft, { params: { claimRequestUuid } })).toMatchObject({
      status: 403,
      body: { code: '245000013' },
    });
    now += hour / 10;
    expect(await kept.call(calls.listDrafts, {})).toEqual({ drafts: [], sent: [] });

    const again = service.reporter();
    const authorise = { params: { claimRequestUuid }, body: { field: 'BIRTH_NUMBER', value: '8411049031' } };
    expect(await again.ask(calls.authoriseDraft, authorise)).toMatchObject({ status: 200 });
    expect(await again.call(calls.readClaim, { params })).toMatchObject({ detail });
  });

  test('that there is not ends too', async () => {
    expect(await service.reporter().call(calls.logout, {})).toEqual({ ended: false });
  });

  test.each([
    ['hours', 23, 200],
    ['more than a day', 25, 403],
  ])('that ended %s ago opens its drafts without a number or not', async (_, hours, status) => {
    const { reporter, uuid: claimRequestUuid } = await beginWith(service, detail);
    now += defaultConfiguration.sessionDuration * 1.1 + hours * hour;
    const answer = await reporter.ask(calls.openDraft, { params: { claimRequestUuid } });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ code: '245000013' });
  });

  test('that a new report opens again after days asks for a number all the same', async () => {
    const { reporter, params, uuid: claimRequestUuid } = await beginWith(service, detail);
    now += 72 * hour;
    await reporter.call(calls.create, { params: { service: 'claim' }, body: { claimType: 'car' } });
    const { drafts } = await reporter.call(calls.listDrafts, {});
    expect(drafts.map(({ authorised }) => authorised)).toEqual([true, false]);
    expect(await reporter.ask(calls.openDraft, { params: { claimRequestUuid } })).toMatchObject({
      body: { code: '245000013' },
    });
    await reporter.call(calls.authoriseDraft, {
      params: { claimRequestUuid },
      body: { field: 'BIRTH_NUMBER', value: '841104/9031' },
    });
    expect(await reporter.ask(calls.readClaim, { params })).toMatchObject({ status: 200 });
  });
});
