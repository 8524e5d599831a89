import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { reportCalls, type ReportSearch } from '#machines/service/sales/reportCalls.ts';
import { salesCalls } from '#machines/service/sales/salesCalls.ts';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { accident } from '#test/server/accident.ts';
import { looks, signedIn } from '#test/server/clients/agents.ts';
import { beginWith, type Begun } from '#test/server/drafts.ts';
import { patience } from '#test/server/patience.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

let service: TestService;
let hana: Reporter;
let petra: Reporter;
let sent: Begun;
let claimNumber: string;
let draft: Begun;
beforeAll(async () => {
  service = await startService({ hasOutbox: true, wakeInterval: 20 });
  hana = await signedIn(service, 'U600');
  petra = await signedIn(service, 'U400');
  sent = await beginWith(service, accident);
  const answer = await sent.reporter.call(calls.finalize, { params: sent.params });
  if (!('claimsData' in answer)) throw new Error('The claim was not registered.');
  claimNumber = answer.claimsData[0]?.claimNumber ?? '';
  const { incidentDescription: _, ...unfinished } = accident;
  draft = await beginWith(service, unfinished);
  const params = { claimRequestUuid: draft.uuid };
  const wrong = { field: 'BIRTH_NUMBER', value: '8411049031' };
  for (let made = 1; made <= 5; made += 1)
    await service.reporter().ask(calls.authoriseDraft, { params, body: wrong });
});
afterAll(() => service.close());

const find = (who: Reporter, text: string, reason: ReportSearch['reason'] = 'CLIENT_CALLS') =>
  who.call(reportCalls.findReports, { body: { text, reason } });
const open = (who: Reporter, report: string) =>
  who.call(reportCalls.openReport, { params: { report }, body: { reason: 'FAULT' } });
const lastLook = async () => (await looks(service)).at(-1);

test('the helpdesk finds a report by its claim number, and the search is on the trail without it', async () => {
  const { reports } = await find(hana, ` ${claimNumber.toLowerCase()} `);
  expect(reports).toEqual([
    {
      id: sent.uuid,
      mark: sent.uuid.slice(0, 8),
      claimNumber,
      claimType: 'car',
      flowType: 'DRAFT',
      state: 'FINAL',
      begunAt: expect.any(String),
      changedAt: expect.any(String),
    },
  ]);
  const look = await lastLook();
  expect(look).toMatchObject({
    actor: 'U600',
    role: 'helpdesk',
    action: 'SEARCH',
    fields: ['report'],
    reason: 'CLIENT_CALLS',
    found: 1,
  });
  expect(JSON.stringify(look)).not.toContain(claimNumber);
});

test('a draft is found by the mark that its reporter reads, with the page it goes on with and its lock', async () => {
  const { reports } = await find(petra, draft.uuid.slice(0, 8));
  expect(reports).toMatchObject([
    {
      id: draft.uuid,
      state: 'DRAFT',
      lastPage: expect.any(String),
      lock: { locks: 1, until: expect.any(String) },
    },
  ]);
});

test('an error is found by the reference that its reporter was given', async () => {
  const { reference } = await service.reporter().call(calls.reportToHelpdesk, { body: aHelpdeskReport });
  expect(await find(hana, reference)).toEqual({ reports: [], failure: aHelpdeskReport });
  // One that was heard wrong finds nothing, however long it is.
  expect(await find(hana, `H99${reference.slice(1)}99`)).toEqual({ reports: [] });
  expect(await find(hana, 'H999999')).toEqual({ reports: [] });
});

test('an opened report tells the pages that were walked, and no value', async () => {
  const opened = await open(hana, sent.uuid);
  expect(opened.pages.length).toBeGreaterThan(5);
  expect(opened.pages.every(({ isDone }) => isDone)).toBe(true);
  expect(opened).toMatchObject({ state: 'FINAL', failures: [], documents: 0 });
  const told = JSON.stringify(opened);
  for (const value of ['Novák', '640504', '605278', 'Masarykova', 'couvání', '5AR6475']) {
    expect(told).not.toContain(value);
  }
  expect(await lastLook()).toMatchObject({
    action: 'OPEN',
    fields: [`report ${opened.mark}`],
    reason: 'FAULT',
  });
  const begun = await open(hana, draft.uuid);
  expect(begun.pages.some(({ isDone }) => !isDone)).toBe(true);
});

test('what failed while a claim was registered is told by its code', async () => {
  const { uuid } = await beginWith(service, accident);
  const failure = JSON.stringify({ code: '245000018', message: 'Policy not found.', status: 404 });
  await service.database.db
    .insertInto('process')
    .values({
      id: crypto.randomUUID(),
      claim_uuid: uuid,
      save_docs: false,
      state: 'ERR',
      failure,
      created_at: new Date('2026-11-20T08:00:00Z'),
    })
    .execute();
  expect((await open(hana, uuid)).failures).toEqual([{ code: '245000018', at: '2026-11-20T08:00:00.000Z' }]);
});

test('a lock is lifted for a reason, which stays on the trail', async () => {
  const unlock = { params: { report: draft.uuid }, body: { words: 'reporter proved by telephone' } };
  expect(await hana.call(reportCalls.unlockReport, unlock)).toEqual({ isLifted: true });
  expect(await lastLook()).toMatchObject({
    action: 'UNLOCK',
    fields: [`report ${draft.uuid.slice(0, 8)}`],
    reason: 'OTHER: reporter proved by telephone',
  });
  expect((await open(hana, draft.uuid)).lock).toBeUndefined();
  const [lifted] = await service.database.db.selectFrom('lifted_lock').selectAll().execute();
  expect(lifted).toMatchObject({ operator_id: 'U600', reason: 'reporter proved by telephone' });
});

test('a sent report is confirmed once more to the contact that it has, and that is on the trail', async () => {
  const { db } = service.database;
  const stored = () =>
    db.selectFrom('confirmation_mail').selectAll().where('claim_uuid', '=', sent.uuid).executeTakeFirst();
  await vi.waitFor(async () => expect((await stored())?.sent_at).toBeInstanceOf(Date), patience);
  expect((await open(hana, sent.uuid)).messages).toEqual([
    { by: 'EMAIL', state: 'SENT', sentAt: expect.any(String) },
  ]);
  const again = { params: { report: sent.uuid }, body: { reason: 'CLIENT_CALLS' as const } };
  expect(await hana.call(reportCalls.resendConfirmation, again)).toEqual({ ways: ['EMAIL'] });
  expect(await lastLook()).toMatchObject({
    actor: 'U600',
    action: 'RESEND',
    fields: [`report ${sent.uuid.slice(0, 8)}`],
    reason: 'CLIENT_CALLS',
  });
  const mails = () =>
    db.selectFrom('outbox').select('text').where('text', 'like', `%${claimNumber}%`).execute();
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), patience);
  // Each has a link of its own.
  const [first, second] = (await mails()).map(({ text }) => text.replace(/(stav#)[\w-]{22}/, '$1'));
  expect(second).toBe(first);
});

test('a draft is confirmed to nobody', async () => {
  const again = { params: { report: draft.uuid }, body: { reason: 'CLIENT_CALLS' as const } };
  expect(await hana.ask(reportCalls.resendConfirmation, again)).toMatchObject({
    status: 409,
    body: { code: 'ACTIVE_REPORT_NOT_FOUND' },
  });
});

test('nobody but the helpdesk and operators helps with reports', async () => {
  for (const sub of ['A100', 'U700', 'P001']) {
    const who = await signedIn(service, sub);
    expect(
      (await who.ask(reportCalls.findReports, { body: { text: 'H000001', reason: 'FAULT' } })).status,
    ).toBe(403);
    expect((await who.call(salesCalls.salesVisitor, {})).mayReadReports).toBeUndefined();
  }
  expect((await hana.call(salesCalls.salesVisitor, {})).mayReadReports).toBe(true);
  const params = { report: crypto.randomUUID() };
  expect(await hana.ask(reportCalls.openReport, { params, body: { reason: 'FAULT' } })).toMatchObject({
    status: 404,
    body: { code: 'ACTIVE_REPORT_NOT_FOUND' },
  });
});
