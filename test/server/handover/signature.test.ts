import { expect, test } from 'vitest';
import { isSignedBy, signatureOf, signedHeaders } from '#server/handover/signature.ts';
import { secret } from './core.ts';

/** The example of the contract. */
const id = '0199a000-0000-7000-8000-000000000001';
const timestamp = '1795511700';
const body =
  '{"id":"0199a000-0000-7000-8000-000000000001","type":"claim.withdrawn","schemaVersion":"1.0","tenant":"vzorova","claimNumber":"2026CAR00000018","claimRequestUuid":"0199a000-0000-4000-8000-000000000002","sequence":2,"occurredAt":"2026-11-24T09:15:00.000Z","language":"cs","build":"430526c4","isTest":true,"data":{"reasonCode":"MISTAKE"}}';
const signature = 'v1,sR9/0VXCPYY24u0VQXayGytGXLOlLVhL+GKqKNOwL08=';
const signed = { id, timestamp, body };
const now = new Date(Number(timestamp) * 1000);

test('an event is signed as Standard Webhooks has it', () => {
  expect(signedHeaders(signed, [secret])).toEqual({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
});

test('while a secret is changed an event is signed by both, and either side may have only one of them', () => {
  const next = 'the secret in the place of the first one';
  const both = signatureOf(signed, [next, secret]);
  expect(both.split(' ')).toEqual([signatureOf(signed, [next]), signature]);
  const headers = { ...signedHeaders(signed, []), 'webhook-signature': both };
  for (const one of [secret, next]) expect(isSignedBy({ headers, body, secret: one, now })).toBe(true);
});

const minutes = 60_000;
test.each([
  ['as it was sent', {}, true],
  ['five minutes old', { now: new Date(now.getTime() + 5 * minutes) }, true],
  ['older than that', { now: new Date(now.getTime() + 5 * minutes + 1000) }, false],
  ['of a time to come', { now: new Date(now.getTime() - 6 * minutes) }, false],
  ['with another body', { body: body.replace('MISTAKE', 'OTHER') }, false],
  ['by another secret', { secret: 'a secret that nobody has told the core' }, false],
  ['with no headers at all', { headers: {} }, false],
])('an event %s is known as ours: %o', (_what, differing, is) => {
  expect(isSignedBy({ headers: signedHeaders(signed, [secret]), body, secret, now, ...differing })).toBe(is);
});
