import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { smallFlow } from '#test/server/smallFlow.ts';
import { exportKey } from './core.ts';
import { asCore, send } from './sending.ts';

const handover = { tenant: 'vzorova', isTest: true, exportKey, push: undefined };
let service: TestService;
let days = 0;
beforeAll(async () => {
  service = await startService({
    handover,
    now: () => new Date('2026-11-24T09:00:00Z'),
    flows: [smallFlow],
  });
});
afterAll(() => service.close());

/** A report of a day of its own, what the core says of its claim, and what its reporter then reads. */
const sent = async () => {
  days += 1;
  const report = await send(service, {
    incidentDate: new Date(Date.UTC(2026, 9, 31 - days)).toISOString().slice(0, 10),
  });
  const say = async (said: object, claimNumber = report.claimNumber) => {
    const { status, body } = await asCore(service, 'POST', '/export/status', {
      statusId: randomUUID(),
      claimNumber,
      ...said,
    });
    return [status, body];
  };
  const read = async () => {
    const { result } = await report.reporter.call(calls.readClaim, { params: report.params });
    return result?.claimList.map(({ status, rejected, progress }) => ({ status, rejected, progress }));
  };
  return { ...report, say, read };
};
const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;

test('a reporter reads where their claim is as the core has said it, before anything else', async () => {
  const { say, read } = await sent();
  expect(await read()).toEqual([{ status: 'COMPLETED', rejected: false, progress: undefined }]);
  expect(await say({ at: at(20), step: 'IN_REVIEW', nextBy: '2026-12-01', clerk: 'Eva Malá' })).toEqual([
    200,
    { applied: true, step: 'IN_REVIEW' },
  ]);
  expect(await read()).toEqual([
    {
      status: 'IN_PROGRESS',
      rejected: false,
      progress: { headline: 'IN_REVIEW', at: at(20), asks: [], by: '2026-12-01', clerk: 'Eva Malá' },
    },
  ]);
  const asks = [{ askId: 'a', kind: 'DOCUMENT', documentType: 'INVOICE', due: '2026-12-05' }];
  await say({ at: at(21), asks });
  expect(await read()).toMatchObject([
    { status: 'PAUSED', progress: { headline: 'WAITING', by: '2026-12-05', asks: [{ kind: 'DOCUMENT' }] } },
  ]);
  await say({ at: at(22), step: 'REFUSED', letterOn: '2026-11-22', asks: [{ ...asks[0], closed: true }] });
  expect(await read()).toMatchObject([
    { status: 'COMPLETED', rejected: true, progress: { headline: 'REFUSED', letterOn: '2026-11-22' } },
  ]);
});

test('what is said twice, or is older than the last, changes nothing', async () => {
  const { say, read } = await sent();
  const statusId = randomUUID();
  const first = { statusId, at: at(21), step: 'IN_REVIEW' };
  expect([
    await say(first),
    await say({ ...first, step: 'DECIDED' }),
    await say({ at: at(20), step: 'DECIDED' }),
  ]).toEqual([
    [200, { applied: true, step: 'IN_REVIEW' }],
    [200, { applied: false, step: 'IN_REVIEW' }],
    [200, { applied: false, step: 'IN_REVIEW' }],
  ]);
  expect(await read()).toMatchObject([{ progress: { headline: 'IN_REVIEW', at: at(21) } }]);
});

test('a step that does not follow the one before is refused, and so is a claim that nobody reported here', async () => {
  const { say, read } = await sent();
  await say({ at: at(20), step: 'WITHDRAWN' });
  expect((await say({ at: at(21), step: 'PAID' }))[0]).toBe(409);
  expect((await say({ at: at(21), step: 'IN_REVIEW' }, '2026CAR99999999'))[0]).toBe(404);
  expect(await read()).toMatchObject([{ status: 'CANCELED', progress: { headline: 'WITHDRAWN' } }]);
});

test('words for the reporter, and what is no step, are refused by their shape, and a wrong key altogether', async () => {
  const { say, claimNumber } = await sent();
  const wrong = [{ at: at(20), step: 'LOST' }, { at: at(20), text: 'Vážený kliente' }, { step: 'IN_REVIEW' }];
  for (const said of wrong) expect((await say(said))[0]).toBe(400);
  const { status } = await asCore(
    service,
    'POST',
    '/export/status',
    { statusId: randomUUID(), claimNumber, at: at(20) },
    'another key that is long enough to be one',
  );
  expect(status).toBe(403);
});

test('of two processes that are told at once, one after the other tells', async () => {
  const { say, read } = await sent();
  const all = await Promise.all(
    ['IN_REVIEW', 'IN_REVIEW', 'IN_REVIEW'].map((step) => say({ at: at(20), step })),
  );
  expect(all).toEqual(all.map(() => [200, { applied: true, step: 'IN_REVIEW' }]));
  expect(await read()).toMatchObject([{ progress: { headline: 'IN_REVIEW' } }]);
});

test('what was said goes with the report', async () => {
  const { say, uuid } = await sent();
  await say({ at: at(20), step: 'CLOSED' });
  const { db } = service.database;
  await db.deleteFrom('claim_request').where('uuid', '=', uuid).execute();
  const left = await db.selectFrom('claim_progress').selectAll().where('claim_uuid', '=', uuid).execute();
  expect(left).toEqual([]);
});
