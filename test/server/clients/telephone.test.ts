import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClaimType } from '#machines/claim/enums.ts';
import { calls } from '#machines/service/calls.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { telephoneCalls } from '#machines/service/sales/telephoneCalls.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';
import { idOf, looks, signedIn } from './agents.ts';

let service: TestService;
let karel: Reporter;
beforeAll(async () => {
  service = await startService({ hasOutbox: true });
  karel = await signedIn(service, 'A100');
});
afterAll(() => service.close());

const begunFor = async (number: string, claimType: ClaimType = 'car', who = karel) => {
  const client = await idOf(who, number);
  const { clientCase } = await who.call(clientCalls.reportForClient, { params: { client }, body: {} });
  const body = { claimType, clientCase };
  const begun = await who.call(calls.create, { params: { service: 'claim' }, body });
  const report = begun.activeClaimUuid;
  return {
    params: { client, report },
    claim: { service: 'claim', claimRequestUuid: report } as const,
    opening: { claimRequestUuid: report },
  };
};
const messages = () =>
  service.database.db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').execute();
const keyOf = (text = '') => /#([\w-]{22})/.exec(text)?.[1] ?? '';
const take = async (code: string) => {
  const client = service.reporter();
  const [message] = await messages();
  const told = await client.ask(calls.takeOver, { body: { key: keyOf(message?.text), code } });
  return { client, told };
};
const followed = (params: { client: string; report: string }, who = karel) =>
  who.call(telephoneCalls.givenReport, { params });

test('a report goes to the telephone of the client by a link, and the code stays with the agent', async () => {
  const { params } = await begunFor('7903149034');
  const { code, sent, link } = await karel.call(telephoneCalls.giveReport, { params });
  expect([sent, link]).toEqual([{ by: 'PHONE', to: expect.stringMatching(/000$/) }, undefined]);
  const [message] = await messages();
  expect(message).toMatchObject({ type: 'PHONE', recipient: '+420777100000' });
  expect(message?.text).toContain('http://localhost:3000/hlaseni/nonlife/car/prevzit-hlaseni#');
  expect(message?.text).toContain('Karel Makléř');
  expect(message?.text).not.toContain(code);
  expect((await looks(service)).at(-1)).toMatchObject({
    action: 'REPORT',
    client_id: params.client,
    fields: [`report ${params.report.slice(0, 8)}`],
  });
});

test('the agent sees the pages go by and no value, takes an accident back, and the client is told', async () => {
  const { params, claim, opening } = await begunFor('7903149034');
  expect(await followed(params)).toMatchObject({ state: 'LAPSED', done: 0 });
  const { code } = await karel.call(telephoneCalls.giveReport, { params });
  const before = await followed(params);
  expect(before).toMatchObject({ state: 'GIVEN', mayOpen: true });
  const { client, told } = await take(code);
  expect(told).toMatchObject({ status: 200 });
  expect((await followed(params)).state).toBe('TAKEN');
  expect(await karel.ask(calls.readClaim, { params: claim })).toMatchObject({ status: 403 });
  const body = { eventKinds: ['HAVSKLA'], reporterRole: 'BROKER' } as const;
  await client.call(calls.save, { params: { ...claim, version: 0 }, body });
  const after = await followed(params);
  expect(after.pages).toBeGreaterThan(0);
  expect(Object.keys(after).toSorted()).toEqual(['done', 'mayOpen', 'page', 'pages', 'state']);
  const { drafts } = await karel.call(clientCalls.claimsOfClient, { params });
  expect(drafts.find(({ claimRequestUuid }) => claimRequestUuid === params.report)?.isGiven).toBe(true);
  await karel.call(calls.openDraft, { params: opening });
  expect((await followed(params)).state).toBe('LAPSED');
  expect(await client.ask(calls.readClaim, { params: claim })).toMatchObject({
    status: 403,
    body: { code: '245000011' },
  });
  await karel.call(calls.discard, { params: claim });
  expect((await followed(params)).state).toBe('GONE');
});

test('what a client answers about their health opens for nobody of ours, by no list and no number', async () => {
  const { params, claim, opening } = await begunFor('7903149034', 'life');
  const { code } = await karel.call(telephoneCalls.giveReport, { params });
  expect((await followed(params)).mayOpen).toBe(false);
  const { client, told } = await take(code);
  expect(told).toMatchObject({ status: 200 });
  const body = { insured: { birthNumber: '7903149034' }, appliedRiskId: 'TN' } as const;
  await client.call(calls.save, { params: { ...claim, version: 0 }, body });
  expect(await karel.ask(calls.openDraft, { params: opening })).toMatchObject({ status: 403 });
  const { drafts } = await karel.call(calls.listDrafts, {});
  expect(drafts.map(({ claimRequestUuid }) => claimRequestUuid)).not.toContain(params.report);
  const number = { field: 'BIRTH_NUMBER', value: '7903149034' } as const;
  expect(await karel.ask(calls.authoriseDraft, { params: opening, body: number })).toMatchObject({
    status: 400,
    body: { code: '245000014' },
  });
  // The client, whose browser may lose its session, opens it by theirs.
  expect(await service.reporter().ask(calls.authoriseDraft, { params: opening, body: number })).toMatchObject(
    { status: 200 },
  );
});

test('an assistant follows and does not open, nobody else hears of it', async () => {
  const alena = await signedIn(service, 'A310', 'A100');
  const { params } = await begunFor('7903149034');
  expect((await followed(params, alena)).mayOpen).toBe(false);
  const olga = await signedIn(service, 'A200');
  for (const call of [telephoneCalls.giveReport, telephoneCalls.givenReport]) {
    expect(await olga.ask(call, { params })).toMatchObject({ status: 404, body: { code: '245000017' } });
    expect(await service.reporter().ask(call, { params })).toMatchObject({ status: 403 });
    const report = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(await karel.ask(call, { params: { ...params, report } })).toMatchObject({
      status: 404,
      body: { code: 'ACTIVE_REPORT_NOT_FOUND' },
    });
  }
});

test('a link that nobody sent is told as it is, and opens all the same', async () => {
  const silent = await service.another({ hasOutbox: false });
  const agent = await signedIn(silent, 'A100');
  const { params } = await begunFor('7903149034', 'car', agent);
  const { code, sent, link } = await agent.call(telephoneCalls.giveReport, { params });
  expect(sent).toBeUndefined();
  const body = { key: keyOf(link), code };
  expect(await silent.reporter().ask(calls.takeOver, { body })).toMatchObject({ status: 200 });
});
