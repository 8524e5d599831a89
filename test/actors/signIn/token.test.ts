import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Refresh, tokenMachine, type Tokens } from '#machines/actors/signIn/token.ts';
import { Failure } from '#machines/calls/failures.ts';
import { script } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(tokenMachine);
const old: Tokens = { accessToken: 'old', refreshToken: 'r1' };
const fresh: Tokens = { accessToken: 'fresh', refreshToken: 'r2' };
const unauthorised = new Failure('internal-server-error', { status: 401 });
const refresh = { type: 'REFRESH' as const, refused: 'old' };

const start = (tokens: Tokens, ...turns: readonly (Tokens | Failure)[]) => {
  const fetchTokens = script<Tokens, Refresh>(...turns);
  const actor = createActor(tokenMachine.provide({ actors: { fetchTokens: fetchTokens.logic } }), {
    inspect: walk.inspect,
    input: { tokens },
  });
  return { actor: actor.start(), fetchTokens };
};

test('tokens kept from before are ready', () => {
  expect(start(old).actor.getSnapshot().value).toBe('ready');
});

test('a refused access token is refreshed', async () => {
  const { actor, fetchTokens } = start(old, fresh);
  actor.send(refresh);
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  await promisesDone();
  expect(fetchTokens.asked).toEqual([{ refreshToken: 'r1' }]);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('however many calls were refused, one refresh is under way', async () => {
  const { actor, fetchTokens } = start(old, fresh);
  actor.send(refresh);
  actor.send(refresh);
  await promisesDone();
  actor.send(refresh);
  await promisesDone();
  expect(fetchTokens.asked.length).toBe(1);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('a refresh refused with 401 is tried once more', async () => {
  const { actor, fetchTokens } = start(old, unauthorised, fresh);
  actor.send(refresh);
  await promisesDone();
  expect(fetchTokens.asked.length).toBe(2);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('a refresh refused twice has failed and keeps no token', async () => {
  const { actor, fetchTokens } = start(old, unauthorised, unauthorised, fresh);
  actor.send(refresh);
  await promisesDone();
  expect(fetchTokens.asked.length).toBe(2);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.tokens).toBe(undefined);
  expect(actor.getSnapshot().context.failure).toEqual(unauthorised);
});

test.each([400, 403])('a refresh refused with %i has failed at once', async (status) => {
  const failure = new Failure('internal-server-error', { status });
  const { actor } = start(old, failure, fresh);
  actor.send(refresh);
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.failure).toEqual(failure);
});

test('a refresh that found the network away may be tried once more next time', async () => {
  const { actor } = start(old, unauthorised, new Failure('0'), unauthorised, fresh);
  actor.send(refresh);
  await promisesDone();
  actor.send(refresh);
  await promisesDone();
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('each refresh may be tried once more', async () => {
  const newer: Tokens = { accessToken: 'newer', refreshToken: 'r3' };
  const { actor } = start(old, unauthorised, fresh, unauthorised, newer);
  actor.send(refresh);
  await promisesDone();
  actor.send({ type: 'REFRESH', refused: 'fresh' });
  await promisesDone();
  expect(actor.getSnapshot().context.tokens).toEqual(newer);
});

test('a refresh without an answer leaves the tokens as they were', async () => {
  const { actor } = start(old, new Failure('0'), fresh);
  actor.send(refresh);
  await promisesDone();
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.tokens).toEqual(old);
  actor.send(refresh);
  await promisesDone();
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('whoever logs out while a refresh is under way stays logged out', async () => {
  const { actor, fetchTokens } = start(old);
  actor.send(refresh);
  await promisesDone();
  actor.send({ type: 'LOG_OUT' });
  await promisesDone();
  expect(fetchTokens.signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context.tokens).toBe(undefined);
});

test('every transition of token is walked', () => {
  expect(walk.left()).toEqual([]);
});
