import { expect, test } from 'vitest';
import * as z from 'zod';
import { type PollReply, pollStep } from '#machines/calls/polling/pollStep.ts';
import { Failure } from '#machines/calls/failures.ts';

const Payload = z.object({ claimNumber: z.string() });
const step = (reply: PollReply, known?: string) => pollStep(Payload, reply, known);
const payload = { claimNumber: '3126000017' };
const progress = { retryInterval: 1500, retryCount: 40 };

test('FIN is finished with its payload', () => {
  expect(step({ status: 200, body: { state: 'FIN', payload } })).toEqual({ state: 'FIN', payload });
});

test('a done flag with a payload is finished', () => {
  expect(step({ status: 200, body: { done: true, payload } })).toEqual({ state: 'FIN', payload });
});

test('PRO is in progress under the process id of its header', () => {
  expect(step({ status: 200, processId: 'p1', body: { state: 'PRO', ...progress } })).toEqual({
    state: 'PRO',
    processId: 'p1',
    ...progress,
  });
});

test('HTTP 202 is in progress whatever its state says', () => {
  expect(step({ status: 202, processId: 'p1', body: progress })).toEqual({
    state: 'PRO',
    processId: 'p1',
    ...progress,
  });
});

test('a process known already need not name itself again', () => {
  expect(step({ status: 202, body: progress }, 'p1')).toEqual({ state: 'PRO', processId: 'p1', ...progress });
});

test('ERR carries the failure of the service', () => {
  const failure = { code: '245000030', message: 'Payload validation error.', status: 400, requestId: 'r1' };
  expect(step({ status: 200, body: { state: 'ERR', failure } })).toEqual({
    state: 'ERR',
    failure: new Failure('245000030', { requestId: 'r1' }),
  });
});

test.each([
  ['a process nobody can name', { status: 202, body: progress }],
  ['a payload of another shape', { status: 200, body: { state: 'FIN', payload: {} } }],
  ['a body that is no poll answer', { status: 200, body: '<html>' }],
  ['an accepted request without an interval', { status: 202, processId: 'p1', body: {} }],
])('%s has failed', (_, reply) => {
  expect(step(reply)).toMatchObject({
    state: 'ERR',
    failure: { code: 'internal-server-error', status: 500 },
  });
});
