import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { requestStatusMachine } from '#machines/actors/errors/requestStatus.ts';
import { Failure } from '#machines/calls/failures.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(requestStatusMachine);
const failure = new Failure('245000000');

const start = (limit = 50) => {
  const actor = createActor(requestStatusMachine, { inspect: walk.inspect, input: { limit } }).start();
  const sent = (requestUuid: string, at = 0) =>
    actor.send({ type: 'REQUEST_SENT', requestUuid, endpoint: `/rest/${requestUuid}`, at });
  return { actor, sent, requests: () => actor.getSnapshot().context.requests };
};

test('a call is requested, then completed, cancelled or an error', () => {
  const { actor, sent, requests } = start();
  for (const uuid of ['a', 'b', 'c', 'd']) sent(uuid);
  actor.send({ type: 'REQUEST_COMPLETED', requestUuid: 'b', at: 10 });
  actor.send({ type: 'REQUEST_FAILED', requestUuid: 'c', at: 20, failure });
  actor.send({ type: 'REQUEST_CANCELLED', requestUuid: 'd', at: 30 });
  expect(requests()).toEqual([
    { requestUuid: 'a', endpoint: '/rest/a', status: 'REQUESTED', lastUpdated: 0 },
    { requestUuid: 'b', endpoint: '/rest/b', status: 'COMPLETED', lastUpdated: 10 },
    { requestUuid: 'c', endpoint: '/rest/c', status: 'ERROR', lastUpdated: 20, failure },
    { requestUuid: 'd', endpoint: '/rest/d', status: 'CANCELED', lastUpdated: 30 },
  ]);
});

test('a call ends once', () => {
  const { actor, sent, requests } = start();
  sent('a');
  actor.send({ type: 'REQUEST_CANCELLED', requestUuid: 'a', at: 10 });
  actor.send({ type: 'REQUEST_FAILED', requestUuid: 'a', at: 20, failure });
  expect(requests()).toEqual([
    { requestUuid: 'a', endpoint: '/rest/a', status: 'CANCELED', lastUpdated: 10 },
  ]);
});

test('above the limit the oldest call that has ended goes first', () => {
  const { actor, sent, requests } = start(2);
  sent('a');
  sent('b');
  actor.send({ type: 'REQUEST_COMPLETED', requestUuid: 'b', at: 10 });
  sent('c');
  expect(requests().map(({ requestUuid }) => requestUuid)).toEqual(['a', 'c']);
});

test('where all are under way the oldest goes', () => {
  const { sent, requests } = start(2);
  for (const uuid of ['a', 'b', 'c']) sent(uuid);
  expect(requests().map(({ requestUuid }) => requestUuid)).toEqual(['b', 'c']);
});

test('the list never grows above its limit and always ends with the latest call', () => {
  const uuids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  fc.assert(
    fc.property(fc.array(fc.tuple(uuids, fc.boolean()), { maxLength: 40 }), (calls) => {
      const { actor, sent, requests } = start(3);
      for (const [requestUuid, ends] of calls) {
        sent(requestUuid);
        expect(requests().at(-1)?.requestUuid).toBe(requestUuid);
        if (ends) actor.send({ type: 'REQUEST_COMPLETED', requestUuid, at: 1 });
      }
      expect(requests().length).toBe(Math.min(calls.length, 3));
    }),
  );
});

test('every transition of requestStatus is walked', () => {
  expect(walk.left()).toEqual([]);
});
