import { situationOf } from '#machines/flow/situation.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { CreateInput, Created } from '#machines/flow/machine/setup.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createFlowMachine } from '#machines/flow/machine/flowMachine.ts';
import { configuration as machineConfiguration } from './machine/configuration.ts';
import { expect, test } from 'vitest';
import type { Names } from '#machines/flow/page.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import { changedElsewhere, merged } from '#machines/flow/merge.ts';
import { withAnswers } from '#machines/flow/answers.ts';
import { addedRow, nameOfRow, removedRow } from '#machines/flow/rows.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { check } from '#machines/subject/issues/issue.ts';
import { boatFlow, harbourFlow, mistakes, type BoatNames } from './small/toySubject.ts';

test('the kit walks a subject that is no claim', () => {
  expect(situationOf(boatFlow, { kind: 'MOTOR', power: 40 }).walked.map(({ code }) => code)).toEqual([
    'kind',
    'licence',
    'name',
    'crew',
  ]);
  expect(situationOf(boatFlow, { kind: 'SAIL' }).walked.map(({ code }) => code)).toEqual([
    'kind',
    'name',
    'crew',
  ]);
  expect(situationOf(boatFlow, { kind: 'SAIL', done: ['kind'] }).firstIncomplete.code).toBe('name');
  expect(situationOf(boatFlow, {}).mayOpen('name')).toBe(false);
  expect(withAnswers({ power: 5 }, getPage(boatFlow, 'kind'), { kind: 'MOTOR', power: 30 })).toEqual({
    kind: 'MOTOR',
    power: 30,
  });
  expect(check(answersSchema(getPage(boatFlow, 'kind'), {}), { kind: 'MOTOR' }).issues).toEqual([
    { severity: 'required', key: 'required', name: 'power' },
  ]);
});

const jana = { name: 'Jana', swims: true };
const codesOf = (pages: readonly { readonly code: string }[]) => pages.map(({ code }) => code);

test('a record is written once, and met once for each row of its list, in the line and by its address', () => {
  const now = situationOf(boatFlow, {
    kind: 'SAIL',
    crew: [jana, jana],
    done: ['kind', 'name', 'sailor[0]'],
  });
  expect(codesOf(boatFlow.pages)).toEqual(['kind', 'licence', 'name', 'sailor', 'crew']);
  expect(codesOf(now.walked)).toEqual(['kind', 'name', 'sailor[0]', 'sailor[1]', 'crew']);
  expect(getPage(boatFlow, 'sailor[1]').path).toBe('/crew/2');
  expect([now.previous('sailor[1]')?.code, now.previous('crew')?.code]).toEqual(['sailor[0]', 'sailor[1]']);
  expect(codesOf(situationOf(boatFlow, { kind: 'SAIL' }).walked)).toEqual(['kind', 'name', 'crew']);
});

test('a row is added, opened, known by its name and left out', () => {
  const shown = getPage(boatFlow, 'crew');
  expect(addedRow<BoatNames>(shown, { crew: [jana] })).toMatchObject({ opens: 'sailor[1]' });
  expect(addedRow<BoatNames>(shown, { crew: [jana, jana, jana] })).toBeUndefined();
  expect(removedRow<BoatNames>(shown, { crew: [jana, jana] }, 0)).toMatchObject({
    opens: 'crew',
    asks: 'overboard',
  });
  expect(nameOfRow<BoatNames>({ names: ['crew[].name'] }, { crew: [jana] }, 0)).toBe('Jana');
});

test('from a hub each part opens by its own rule at any time, and Back leads to the hub', () => {
  const now = situationOf(harbourFlow, { kind: 'SAIL', crew: [jana] });
  expect(codesOf(now.walked)).toEqual(['berth']);
  expect(['papers', 'engine', 'sailor[0]', 'sailor[1]', 'sea'].filter(now.mayOpen)).toEqual([
    'papers',
    'sailor[0]',
  ]);
  expect([now.previous('papers')?.code, now.previous('berth')]).toEqual(['berth', undefined]);
  expect(now.next(getPage(harbourFlow, 'papers'))?.code).toBe('berth');
});

test('what no boat has does not compile', () => {
  expect(mistakes.length).toBe(6);
});

const configuration = { dependentFields: {}, changedPrimeFields: [] };

test('what a change makes fall, and what two have changed, is told of it, too', () => {
  const claim = { kind: 'MOTOR', power: 40, name: 'Vltava', done: ['kind', 'licence', 'name'] } as const;
  const before = { ...claim, done: [...claim.done] };
  const pending = pendingRecord(
    { flow: boatFlow, claim: before, configuration },
    'kind',
    { kind: 'SAIL' },
    { force: false },
  );
  expect(withImpact(boatFlow, before, pending)).toMatchObject({
    claim: { kind: 'SAIL', name: 'Vltava' },
    impact: { pagesDropped: ['licence'] },
  });
  const versions = { base: before, mine: { ...before, name: 'Labe' }, theirs: { ...before, power: 50 } };
  expect(changedElsewhere(boatFlow, versions).map(({ path }) => path)).toEqual(['power']);
  expect(merged(boatFlow, versions, [], configuration).claim).toMatchObject({ name: 'Labe', power: 50 });
});

test('the whole machine sails a boat', async () => {
  const made = createFlowMachine<Names>(boatFlow).provide({
    actors: {
      createRecord: fromPromise<Created<Names>, CreateInput<Names>>(() =>
        Promise.resolve({ ref: 'boat', version: 1, isSaved: true }),
      ),
    },
  });
  const actor = createActor(made, {
    input: { configuration: { ...machineConfiguration, uptime: () => 0 } },
    clock: new SimulatedClock(),
  });
  actor.start();
  expect(actor.getSnapshot().value.page).toBe('kind');
  actor.send({ type: 'NEXT', answers: { kind: 'MOTOR', power: 40 } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().value.page).toBe('licence');
  expect(valueAt(actor.getSnapshot().context.record, 'power')).toBe(40);
  actor.send({ type: 'OPEN', page: 'name' });
  expect(actor.getSnapshot().value.page).toBe('name');
  actor.send({ type: 'BACK' });
  expect(actor.getSnapshot().value.page).toBe('licence');
  actor.stop();
});

test('the whole machine saves a form of a harbour without what is not asked there, and comes back to its hub', async () => {
  const made = createFlowMachine<Names>(harbourFlow).provide({
    actors: {
      createRecord: fromPromise<Created<Names>, CreateInput<Names>>(() =>
        Promise.resolve({ ref: 'boat', version: 1, isSaved: true }),
      ),
    },
  });
  const actor = createActor(made, {
    input: {
      configuration: { ...machineConfiguration, uptime: () => 0 },
      prefill: { kind: 'SAIL', crew: [jana] },
    },
    clock: new SimulatedClock(),
  });
  actor.start();
  const at = (): string => actor.getSnapshot().value.page;
  actor.send({ type: 'OPEN', page: 'engine' });
  expect(at()).toBe('berth');
  actor.send({ type: 'OPEN', page: 'sailor[0]' });
  expect(at()).toBe('sailor[0]');
  actor.send({ type: 'NEXT', answers: { crew: [{ name: 'Petr' }] } });
  await new Promise((resolve) => setTimeout(resolve));
  expect([at(), valueAt(actor.getSnapshot().context.record, 'crew')]).toEqual(['berth', [{ name: 'Petr' }]]);
  actor.stop();
});
