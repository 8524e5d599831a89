import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { mobileOf } from '#server/messages/sms.ts';
import { aReporter } from '#test/given.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { patience } from './patience.ts';
import { Reporter } from './reporter.ts';
import { startService, type TestService } from './service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let gateway: Server;
let service: TestService;
const taken: unknown[] = [];
let status = 200;

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    taken.push(JSON.parse(await text(request)));
    response.writeHead(status).end();
  };
  gateway = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  service = await startService({ smsGateway: `http://127.0.0.1:${port}/`, wakeInterval: day });
});
afterAll(async () => {
  await service.close();
  gateway.close();
});

const send = async (tel: string, from: TestService = service) => {
  const { reporter, params } = await beginWith(from, { ...accident, reporter: aReporter({ tel }) });
  const { claimsData, smsTo, smsSentAt } = await reporter.call(calls.finalize, { params });
  const told = async () => {
    // Whoever sends may be a day ahead; the session is of today.
    const { result } = await new Reporter(service.app, reporter.cookie).call(calls.readClaim, { params });
    return [result?.smsTo, result?.smsSentAt, result?.smsFailed];
  };
  return { claimNumber: claimsData[0]?.claimNumber, smsTo, smsSentAt, told };
};

test('who gave a mobile number is sent the number of the claim', async () => {
  const { claimNumber, smsTo, smsSentAt, told } = await send('777123456');
  expect([smsTo, smsSentAt]).toEqual(['•••456', undefined]);
  const text = `Hlášení jsme přijali. Jeho číslo: ${claimNumber}`;
  await vi.waitFor(() => expect(taken).toEqual([{ to: '+420777123456', text }]), patience);
  await vi.waitFor(
    async () => expect(await told()).toEqual(['•••456', expect.any(String), undefined]),
    patience,
  );
});

describe('the message speaks the language of the report', () => {
  /** Sends a report from pages in these languages; undefined where a caller says none. */
  const spoken = async (begun: string | undefined, sent: string | undefined) => {
    taken.length = 0;
    const reporter = service.reporter();
    const speaking = (language: string | undefined) => (language ? { 'accept-language': language } : {});
    const detail = { ...accident, reporter: aReporter({ tel: '777123456' }) };
    const { body } = await reporter.ask(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', detail },
      headers: speaking(begun),
    });
    const params = { service: 'claim', claimRequestUuid: calls.create.answer.parse(body).activeClaimUuid };
    const answer = await reporter.ask(calls.finalize, { params, headers: speaking(sent) });
    const { claimsData } = calls.finalize.answer.parse(answer.body);
    await vi.waitFor(() => expect(taken.length).toBe(1), patience);
    return taken.map((message) =>
      JSON.stringify(message).includes(claimsData[0]?.claimNumber ?? '-')
        ? z
            .object({ text: z.string() })
            .parse(message)
            .text.replace(/\d{4}CAR\d+/, '…')
        : message,
    );
  };

  test.each([
    ['it was begun and sent in', 'sk', 'sk', 'Hlásenie sme prijali. Jeho číslo: …'],
    ['it was sent in, when it was begun in another', 'cs', 'en', 'We have your report. Claim number: …'],
    ['it was begun in, where who sends it says none', 'sk', undefined, 'Hlásenie sme prijali. Jeho číslo: …'],
    [
      'the reporter prefers among those we speak',
      'de-DE, en-GB;q=0.8',
      'de',
      'We have your report. Claim number: …',
    ],
    [
      'the operator chose, where nobody says any',
      undefined,
      undefined,
      'Hlášení jsme přijali. Jeho číslo: …',
    ],
  ])('that %s', async (_what, begun, sent, text) => {
    expect(await spoken(begun, sent)).toEqual([text]);
  });
});

test('a claim is registered although nobody takes the message', async () => {
  status = 503;
  expect((await send('+421903123456')).claimNumber).toMatch(/^2026CAR/);
});

describe('a message that nobody takes', () => {
  let now: number;
  let late: TestService;
  beforeEach(async () => {
    status = 503;
    taken.length = 0;
    now = Date.now();
    late = await service.another({ now: () => new Date(now), wakeInterval: 20 });
  });

  test('is sent again later, and told as sent only then', async () => {
    const { claimNumber, told } = await send('777123456', late);
    const messages = () => taken.filter((one) => JSON.stringify(one).includes(String(claimNumber)));
    await vi.waitFor(() => expect(messages()).toHaveLength(1), patience);
    expect(await told()).toEqual(['•••456', undefined, undefined]);
    status = 200;
    now += 2 * minute;
    const sentAt = new Date(now).toISOString();
    await vi.waitFor(async () => expect(await told()).toEqual(['•••456', sentAt, undefined]), patience);
    const [message] = messages();
    expect(messages()).toEqual([message, message]);
  });

  test('is given up after a day, and told as not sent', async () => {
    const { claimNumber, told } = await send('777123456', late);
    await vi.waitFor(() => expect(JSON.stringify(taken)).toContain(String(claimNumber)), patience);
    now += day;
    await vi.waitFor(async () => expect(await told()).toEqual(['•••456', undefined, true]), patience);
    const kept = await service.database.db.selectFrom('notice').select(['recipient', 'text']).execute();
    expect(kept).toContainEqual({ recipient: '', text: '' });
  });
});

test('nothing is sent to a landline, nor where no gateway is known', async () => {
  status = 200;
  taken.length = 0;
  const silent = await service.another({ smsGateway: undefined });
  expect([await send('541123456'), await send('777123456', silent)].map(({ smsTo }) => smsTo)).toEqual([
    undefined,
    undefined,
  ]);
  expect(taken).toEqual([]);
});

test.each([
  ['777123456', '+420777123456'],
  ['+421903123456', '+421903123456'],
  ['541123456', undefined],
])('a message to %s goes to %s', (tel, to) => {
  expect(mobileOf({ reporter: { tel } })).toBe(to);
});
