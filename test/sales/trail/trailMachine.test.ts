import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { trailMachine, type TrailAsked } from '#machines/sales/trail/trailMachine.ts';
import type { TrailFile, TrailLook, TrailPage } from '#machines/service/sales/trailCalls.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const look = (id: number): TrailLook => ({
  id,
  at: '2026-11-20T09:30:00.000Z',
  actor: 'A100',
  role: 'agent',
  kind: 'OPEN',
  fields: [],
});

const given = async (pages: readonly (TrailPage | Failure)[], file?: TrailFile) => {
  const asked: TrailAsked[] = [];
  const kept: TrailFile[] = [];
  const left = [...pages];
  const actor = createActor(
    trailMachine.provide({
      actors: {
        readLooks: fromPromise<TrailPage, TrailAsked>(async ({ input }) => {
          asked.push(input);
          const page = left.shift();
          if (page === undefined || page instanceof Failure) throw page;
          return page;
        }),
        exportLooks: fromPromise<TrailFile, TrailAsked>(async ({ input }) => {
          asked.push(input);
          if (!file) throw new Failure('403');
          return file;
        }),
      },
      actions: { keepFile: (_, { file: one }) => void kept.push(one) },
    }),
  ).start();
  await settle();
  return { actor, asked, kept, context: () => actor.getSnapshot().context };
};

test('the trail is read page after page, each after the last look of the one before', async () => {
  const { actor, asked, context } = await given([
    { looks: [look(9), look(8)], isLast: false },
    { looks: [look(7)], isLast: true },
  ]);
  actor.send({ type: 'MORE' });
  await settle();
  expect(context().looks.map(({ id }) => id)).toEqual([9, 8, 7]);
  actor.send({ type: 'MORE' });
  await settle();
  expect(asked).toEqual([
    { filter: {}, after: undefined },
    { filter: {}, after: 8 },
  ]);
});

test('a filter begins it anew, whatever was being read', async () => {
  const { actor, asked, context } = await given([
    { looks: [look(9)], isLast: false },
    { looks: [look(5)], isLast: true },
  ]);
  actor.send({ type: 'FILTER', filter: { kind: 'REVEAL' } });
  await settle();
  expect(context().looks.map(({ id }) => id)).toEqual([5]);
  expect(asked.at(-1)).toEqual({ filter: { kind: 'REVEAL' }, after: undefined });
});

test('a file is given out, and where it does not hold everything that is said', async () => {
  const file = { looks: [look(9)], isWhole: false };
  const { actor, kept, context } = await given([{ looks: [look(9)], isLast: true }], file);
  actor.send({ type: 'EXPORT' });
  await settle();
  expect(kept).toEqual([file]);
  expect(context().isCut).toBe(true);
});

test('what fails is told, and what was read stays', async () => {
  const failure = new Failure('245000000');
  const { actor, context } = await given([{ looks: [look(9)], isLast: false }, failure]);
  actor.send({ type: 'MORE' });
  await settle();
  expect(context()).toMatchObject({ failure, looks: [look(9)] });
});
