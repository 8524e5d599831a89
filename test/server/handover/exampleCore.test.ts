import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { exampleCore } from '#server/handover/example/exampleCore.ts';
import { signedHeaders } from '#server/handover/signature.ts';
import { secret } from './core.ts';

const event = {
  id: '0199a000-0000-7000-8000-000000000001',
  type: 'claim.registered',
  schemaVersion: '1.0',
  tenant: 'vzorova',
  claimNumber: '2026CAR00000018',
  claimRequestUuid: '0199a000-0000-4000-8000-000000000002',
  sequence: 2,
  occurredAt: '2026-11-24T09:15:00.000Z',
  language: 'cs',
  build: '430526c4',
  isTest: true,
  data: {},
} as const;

test.each([
  ['takes an event', undefined, secret, 200, { result: 'ACCEPTED', coreClaimNumber: 'C2026CAR00000018' }],
  [
    'refuses each by the code it was given',
    'NO_POLICY',
    secret,
    422,
    { result: 'REFUSED', code: 'NO_POLICY' },
  ],
  ['knows none that somebody else has signed', 'NO_POLICY', 'another secret of forty letters', 401, {}],
] as const)('the example of a core %s', async (_what, refuses, by, status, answer) => {
  const received: string[] = [];
  const app = fastify();
  await app.register(exampleCore, { secret, refuses, received: ({ id }) => received.push(id) });
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id: event.id, timestamp, body }, [by]),
  };
  const answered = await app.inject({ method: 'POST', url: '/', headers, payload: body });
  expect([answered.statusCode, JSON.parse(answered.body || '{}')]).toEqual([
    status,
    expect.objectContaining(answer),
  ]);
  expect(received).toEqual(status === 401 ? [] : [event.id]);
  await app.close();
});
