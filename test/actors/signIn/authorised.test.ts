import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createAuthorisedMachine } from '#machines/actors/signIn/authorised.ts';
import { type Refresh, tokenMachine, type Tokens } from '#machines/actors/signIn/token.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const findClient = createAuthorisedMachine<string, { count: number }>('findClient');
const walk = walked(findClient);
const old: Tokens = { accessToken: 'old', refreshToken: 'r1' };
const fresh: Tokens = { accessToken: 'fresh', refreshToken: 'r2' };
const unauthorised = new Failure('internal-server-error', { status: 401 });

interface Given {
  call: (Failure | { count: number })[];
  fetchTokens?: (Failure | Tokens)[];
  tokens?: Tokens;
}

const start = ({ call: turns, fetchTokens: grants = [], tokens = old }: Given) => {
  const clock = new SimulatedClock();
  const fetchTokens = script<Tokens, Refresh>(...grants);
  const token = createActor(tokenMachine.provide({ actors: { fetchTokens: fetchTokens.logic } }), {
    input: { tokens },
  }).start();
  const call = script<{ count: number }, { request: string; accessToken: string }>(...turns);
  const find = () =>
    createActor(findClient.provide({ actors: { call: call.logic } }), {
      clock,
      inspect: walk.inspect,
      input: { request: '7801011234', token },
    }).start();
  return { find, clock, call, fetchTokens, token };
};

test('a call carries the access token', async () => {
  const { find, call } = start({ call: [{ count: 1 }] });
  const actor = find();
  await promisesDone();
  expect(call.asked).toEqual([{ request: '7801011234', accessToken: 'old' }]);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { count: 1 } });
});

test('a pending token is waited for in steps of 500 ms', async () => {
  const { find, clock, call, token } = start({ call: [{ count: 1 }], fetchTokens: [] });
  token.send({ type: 'REFRESH', refused: 'old' });
  const actor = find();
  await pass(clock, 500);
  await pass(clock, 500);
  expect([actor.getSnapshot().value, call.asked]).toEqual(['waiting', []]);
});

test('a call refused with 401 is made once more with the refreshed token', async () => {
  const { find, clock, call, fetchTokens } = start({
    call: [unauthorised, { count: 1 }],
    fetchTokens: [fresh],
  });
  const actor = find();
  await pass(clock, 500);
  expect(fetchTokens.asked.length).toBe(1);
  expect(call.asked.map(({ accessToken }) => accessToken)).toEqual(['old', 'fresh']);
  expect(actor.getSnapshot().output).toEqual({ ok: true, value: { count: 1 } });
});

test('a call refused again after the refresh has failed', async () => {
  const { find, clock, call } = start({
    call: [unauthorised, unauthorised, { count: 1 }],
    fetchTokens: [fresh],
  });
  const actor = find();
  await pass(clock, 500);
  await pass(clock, 500);
  expect(call.asked.length).toBe(2);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: unauthorised });
});

test('two calls refused at once share one refresh', async () => {
  const { find, clock, call, fetchTokens } = start({
    call: [unauthorised, unauthorised, { count: 1 }, { count: 2 }],
    fetchTokens: [fresh],
  });
  const actors = [find(), find()];
  await pass(clock, 500);
  expect(fetchTokens.asked.length).toBe(1);
  expect(call.asked.map(({ accessToken }) => accessToken)).toEqual(['old', 'old', 'fresh', 'fresh']);
  expect(actors.map((actor) => actor.getSnapshot().output)).toEqual([
    { ok: true, value: { count: 1 } },
    { ok: true, value: { count: 2 } },
  ]);
});

test('when the refresh is refused the call ends with its reason', async () => {
  const refused = new Failure('400');
  const { find, clock, call } = start({ call: [unauthorised], fetchTokens: [refused] });
  const actor = find();
  await pass(clock, 500);
  expect(call.asked.length).toBe(1);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: refused });
});

test.each(['401.4', '401.6'])('a refusal with %s logs out and is not made again', async (status) => {
  const failure = new Failure('internal-server-error', { status: 401, params: { status } });
  const { find, token, fetchTokens } = start({ call: [failure] });
  const actor = find();
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
  expect(token.getSnapshot().value).toBe('signedOut');
  expect(fetchTokens.asked).toEqual([]);
});

test('a call of somebody who is not signed in is not made', async () => {
  const { find, token, call } = start({ call: [{ count: 1 }] });
  token.send({ type: 'LOG_OUT' });
  const actor = find();
  await promisesDone();
  expect(call.asked).toEqual([]);
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure: new Failure('SESSION_EXPIRED') });
});

test('a call that fails otherwise is not made again', async () => {
  const failure = new Failure('245000017');
  const { find } = start({ call: [failure] });
  const actor = find();
  await promisesDone();
  expect(actor.getSnapshot().output).toEqual({ ok: false, failure });
});

test('stopping a call aborts it', async () => {
  const { find, call } = start({ call: [] });
  const actor = find();
  await promisesDone();
  actor.stop();
  expect(call.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('every transition of authorised is walked', () => {
  expect(walk.left()).toEqual([]);
});
