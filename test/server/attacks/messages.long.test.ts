import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { calls as others } from '#machines/service/calls.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { Limits } from '#server/http/limits.ts';
import { aReporter } from '#test/given.ts';
import { beginWith } from '#test/server/drafts.ts';
import { From } from '#test/server/from.ts';
import { answered, smallFlow } from '#test/server/smallFlow.ts';
import { startService, type TestService } from '#test/server/service.ts';

const calls = { ...others, ...identificationCalls };
const begin = Date.parse('2026-11-20T10:00:00Z');
const minute = 60_000;
const owner = '192.0.2.1';
const stranger = '198.51.100.1';
const number = '+420777123456';
let now = begin;
let service: TestService;
beforeEach(() => void (now = begin));
afterEach(() => service.close());

const start = async (limits: z.input<typeof Limits> = {}) => {
  service = await startService({
    flows: [smallFlow],
    hasOutbox: true,
    trustProxy: 1,
    now: () => new Date(now),
    limits: Limits.parse(limits),
  });
};
const from = (address: string) => new From(service, address);
const ask = async (address: string, value = number, reporter = from(address)) => {
  const body = { contact: { type: 'PHONE', value } };
  const { status, body: answer } = await reporter.ask(calls.sendCode, { body });
  return status === 200 ? 'sent' : String(Object(answer).params?.until ?? Object(answer).code);
};
const sentTo = async (recipient: string) => {
  const rows = await service.database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
};

describe('a telephone number that a stranger knows', () => {
  test('is sent nine of forty codes that are asked for in an hour, and the stranger is told when to come again', async () => {
    await start({ codesOfAddress: { max: 1000 } });
    const said: string[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      said.push(await ask(stranger));
      now += 1.5 * minute;
    }
    expect(said.slice(0, 6)).toEqual(['sent', 'sent', 'sent', 'sent', '2026-11-20T10:06:30.000Z', 'sent']);
    expect((await sentTo(number)).length).toBe(9);
  });

  test('is sent no more under another spelling or by many at the same moment', async () => {
    await start();
    const spellings = [number, '777123456', '777 123 456', '+420 777 123 456'];
    const said = await Promise.all(spellings.map((value, at) => ask(`198.51.100.${at}`, value)));
    expect(said.filter((one) => one === 'sent')).toHaveLength(2);
  });

  test('is not sent the number of a claim again and again', async () => {
    const texts: string[] = [];
    const gateway = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => void texts.push(String(chunk))).on('end', () => response.end());
    }).listen(0);
    await once(gateway, 'listening');
    const address = gateway.address();
    service = await startService({
      flows: [smallFlow],
      smsGateway: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
      limits: Limits.parse({ noticesOfContact: { max: 3 } }),
    });
    for (let turn = 0; turn < 6; turn += 1) {
      const { reporter, params } = await beginWith(service, {
        ...answered,
        incidentDate: `2026-10-0${turn + 1}`,
        reporter: aReporter({ tel: number }),
      });
      expect((await reporter.ask(calls.finalize, { params })).status).toBe(200);
    }
    gateway.close();
    expect(texts).toHaveLength(3);
  });
});

describe('the owner of a contact', () => {
  test('gets a code when their turn has come, however often a stranger asks', async () => {
    await start({ codesOfAddress: { max: 1000 } });
    for (let turn = 0; turn < 30; turn += 1) {
      await ask(stranger);
      now += minute;
    }
    const until = await ask(owner);
    for (let turn = 0; turn < 30; turn += 1) {
      await ask(stranger);
      now += minute;
      if (now >= Date.parse(until)) break;
    }
    const reporter = from(owner);
    expect(await ask(owner, number, reporter)).toBe('sent');
    const [code = ''] = await sentTo(number);
    expect(await reporter.ask(calls.confirmCode, { body: { code } })).toMatchObject({ status: 200 });
  });

  test('keeps their code while a stranger guesses', async () => {
    await start();
    const mine = from(owner);
    await ask(owner, number, mine);
    const [code = ''] = await sentTo(number);
    now += minute;
    const theirs = from(stranger);
    await ask(stranger, number, theirs);
    for (let turn = 0; turn < 6; turn += 1)
      await theirs.ask(calls.confirmCode, { body: { code: String(turn).repeat(6) } });
    expect(await mine.ask(calls.confirmCode, { body: { code } })).toMatchObject({ status: 200 });
  });

  test('is offered no words that a stranger wrote beside it', async () => {
    await start();
    await beginWith(service, {
      ...answered,
      reporter: aReporter({ fullName: 'Nadávka Sprostá', tel: number }),
    });
    const mine = from(owner);
    await ask(owner, number, mine);
    const [code = ''] = await sentTo(number);
    expect(await mine.call(calls.confirmCode, { body: { code } })).toEqual({
      state: 'SMS',
      contact: { type: 'PHONE', value: number },
      ways: ['EMAIL', 'PHONE'],
    });
  });
});

test('codes have a limit of one session, of one address and of all, each told with its end', async () => {
  await start({ codesOfSession: { max: 2 }, codesOfAddress: { max: 4 }, messagesOfAll: { max: 6 } });
  const one = from(owner);
  const phone = (at: number) => `+42077712345${at}`;
  const said: string[] = [];
  for (let at = 0; at < 4; at += 1) said.push(await ask(owner, phone(at), one));
  const isMoment = (text: string) => !Number.isNaN(Date.parse(text));
  // The first opens the session.
  expect(said.map((text) => (isMoment(text) ? 'later' : text))).toEqual(['sent', 'sent', 'sent', 'later']);
  const others: string[] = [];
  for (let at = 4; at < 7; at += 1) others.push(await ask(owner, phone(at)));
  expect(others.map((text) => (isMoment(text) ? 'later' : text))).toEqual(['sent', 'later', 'later']);
  const elsewhere: string[] = [];
  for (let at = 7; at < 10; at += 1) elsewhere.push(await ask(`203.0.113.${at}`, phone(at)));
  expect(elsewhere.map((text) => (isMoment(text) ? 'later' : text))).toEqual(['sent', 'sent', 'later']);
});
