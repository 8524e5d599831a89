import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../machines/service/calls.ts';
import { mobileOf } from '../../server/messages/sms.ts';
import { aReporter } from '../given.ts';
import { accident } from './accident.ts';
import { beginWith } from './drafts.ts';
import { startService, type TestService } from './service.ts';

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
  service = await startService({ smsGateway: `http://127.0.0.1:${port}/` });
});
afterAll(async () => {
  await service.close();
  gateway.close();
});

const send = async (tel: string, from: TestService = service) => {
  const { reporter, params } = await beginWith(from, { ...accident, reporter: aReporter({ tel }) });
  const { claimsData, smsTo } = await reporter.call(calls.finalize, { params });
  return { claimNumber: claimsData[0]?.claimNumber, smsTo };
};

test('who gave a mobile number is sent the number of the claim', async () => {
  const { claimNumber, smsTo } = await send('777123456');
  expect(smsTo).toBe('•••456');
  expect(taken).toEqual([{ to: '+420777123456', text: `Hlášení jsme přijali. Jeho číslo: ${claimNumber}` }]);
});

test('a claim is registered although nobody takes the message', async () => {
  status = 503;
  expect((await send('+421903123456')).claimNumber).toMatch(/^2026CAR/);
});

test('nothing is sent to a landline, nor where no gateway is known', async () => {
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
