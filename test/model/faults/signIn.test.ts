import { describe, expect, test } from 'vitest';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import { askMachine } from '#machines/actors/signIn/ask.ts';
import { actorTrials } from './actorTrials.ts';
import { wordless } from './wordless.ts';

const who = { identification: 'KZ', policies: [], roles: ['reporter'], delegations: [] };

describe('whatever goes wrong while it is found out who comes', async () => {
  const trials = await actorTrials({
    machine: visitorMachine,
    input: { landing: 'a token', isIdentified: true },
    events: () => [],
    answers: { land: who, ask: who },
  });

  test('leaves the machine where the model says', () => {
    expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
      trials.map(({ said, modelled }) => [said, modelled]),
    );
  });

  test('lets them in by their token, by their session or as anybody, and keeps nobody waiting for ever', () => {
    const states = new Set(trials.map(({ real }) => String(real.actor.getSnapshot().value)));
    expect([...states].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'arrived',
      'asking',
      'landing',
      'waiting',
    ]);
    const arrived = trials
      .map(({ real }) => real.actor.getSnapshot())
      .filter((snapshot) => snapshot.matches('arrived'))
      .map(({ context }) => [context.who !== undefined, context.isRefused].join());
    expect(new Set(arrived)).toEqual(new Set(['true,false', 'true,true', 'false,true']));
  });
});

describe('whatever goes wrong with what a press asks for', async () => {
  const trials = await actorTrials({
    machine: askMachine,
    input: undefined,
    events: () => [{ type: 'ASK' }],
    answers: { ask: undefined },
  });

  test('leaves the machine where the model says', () => {
    expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
      trials.map(({ said, modelled }) => [said, modelled]),
    );
  });

  test('is told in words of three languages, and may be asked again', () => {
    const failed = trials
      .map(({ real }) => real.actor.getSnapshot())
      .filter(({ context }) => context.failure !== undefined);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.map(({ value }) => value)).toEqual(failed.map(() => 'idle'));
    expect(failed.flatMap(({ context }) => wordless(context.failure?.code))).toEqual([]);
  });
});
