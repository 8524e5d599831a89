import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Grant, tokenMachine, type Tokens } from '../../machines/actors/token.ts';
import { Failure } from '../../machines/service/failures.ts';
import { script } from './script.ts';
import { settled } from './time.ts';
import { walked } from './walked.ts';

const walk = walked(tokenMachine);
const old: Tokens = { accessToken: 'old', refreshToken: 'r1' };
const fresh: Tokens = { accessToken: 'fresh', refreshToken: 'r2' };
const unauthorised = new Failure('internal-server-error', { status: 401 });
const refresh = { type: 'REFRESH' as const, refused: 'old' };

const start = (tokens: Tokens | undefined, ...turns: readonly (Tokens | Failure)[]) => {
  const fetchTokens = script<Tokens, Grant>(...turns);
  const told: unknown[] = [];
  const actor = createActor(tokenMachine.provide({ actors: { fetchTokens: fetchTokens.logic } }), {
    inspect: walk.inspect,
    input: tokens ? { tokens } : {},
  });
  actor.on('*', (event) => told.push(event));
  return { actor: actor.start(), fetchTokens, told };
};

test('signing in changes the code for tokens, pending meanwhile', async () => {
  const { actor, fetchTokens } = start(undefined, fresh);
  expect(actor.getSnapshot().value).toBe('signedOut');
  actor.send({ type: 'SIGN_IN', code: 'c1' });
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  await settled();
  expect(fetchTokens.asked).toEqual([{ grantType: 'authorization_code', code: 'c1' }]);
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().hasTag('pending')).toBe(false);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('a sign-in that is refused has failed', async () => {
  const { actor, told } = start(undefined, unauthorised);
  actor.send({ type: 'SIGN_IN', code: 'c1' });
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(told).toEqual([{ type: 'token.failed', failure: unauthorised }]);
});

test('tokens kept from before are ready', () => {
  expect(start(old).actor.getSnapshot().value).toBe('ready');
});

test('a refused access token is refreshed', async () => {
  const { actor, fetchTokens } = start(old, fresh);
  actor.send(refresh);
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  await settled();
  expect(fetchTokens.asked).toEqual([{ grantType: 'refresh_token', refreshToken: 'r1' }]);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('however many calls were refused, one refresh is under way', async () => {
  const { actor, fetchTokens } = start(old, fresh);
  actor.send(refresh);
  actor.send(refresh);
  await settled();
  actor.send(refresh);
  await settled();
  expect(fetchTokens.asked.length).toBe(1);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('a refresh refused with 401 is tried once more', async () => {
  const { actor, fetchTokens } = start(old, unauthorised, fresh);
  actor.send(refresh);
  await settled();
  expect(fetchTokens.asked.length).toBe(2);
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('a refresh refused twice has failed and keeps no token', async () => {
  const { actor, fetchTokens, told } = start(old, unauthorised, unauthorised, fresh);
  actor.send(refresh);
  await settled();
  expect(fetchTokens.asked.length).toBe(2);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.tokens).toBe(undefined);
  expect(told).toEqual([{ type: 'token.failed', failure: unauthorised }]);
});

test.each([400, 403])('a refresh refused with %i has failed at once', async (status) => {
  const failure = new Failure('internal-server-error', { status });
  const { actor, told } = start(old, failure, fresh);
  actor.send(refresh);
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(told).toEqual([{ type: 'token.failed', failure }]);
});

test('a refresh that found the network away may be tried once more next time', async () => {
  const { actor } = start(old, unauthorised, new Failure('0'), unauthorised, fresh);
  actor.send(refresh);
  await settled();
  actor.send(refresh);
  await settled();
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('each refresh may be tried once more', async () => {
  const newer: Tokens = { accessToken: 'newer', refreshToken: 'r3' };
  const { actor } = start(old, unauthorised, fresh, unauthorised, newer);
  actor.send(refresh);
  await settled();
  actor.send({ type: 'REFRESH', refused: 'fresh' });
  await settled();
  expect(actor.getSnapshot().context.tokens).toEqual(newer);
});

test('a refresh without an answer leaves the tokens as they were', async () => {
  const { actor } = start(old, new Failure('0'), fresh);
  actor.send(refresh);
  await settled();
  expect(actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context.tokens).toEqual(old);
  actor.send(refresh);
  await settled();
  expect(actor.getSnapshot().context.tokens).toEqual(fresh);
});

test('whoever logs out while a refresh is under way stays logged out', async () => {
  const { actor, fetchTokens, told } = start(old);
  actor.send(refresh);
  await settled();
  actor.send({ type: 'LOG_OUT' });
  await settled();
  expect(fetchTokens.signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context.tokens).toBe(undefined);
  expect(told).toEqual([{ type: 'token.loggedOut' }]);
});

test('every transition of token is walked', () => {
  expect(walk.left()).toEqual([]);
});
