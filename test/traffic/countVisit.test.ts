import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createTrace } from '#machines/flow/trace.ts';
import { TrafficCount } from '#machines/service/analysts/traffic.ts';
import { countVisit } from '#src/traffic/countVisit.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import { loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

/** A visit of the loan flow that is counted, by a clock that stands until it is turned; `create` is how the first save ends. */
const visit = (given: { readonly isReloaded?: boolean; readonly create?: readonly Failure[] } = {}) => {
  let time = 0;
  const trace = createTrace({ now: () => time });
  let counter: ReturnType<typeof countVisit> | undefined;
  const flow = startFlow(loanFlow, {
    ...(given.create && { create: given.create }),
    inspect: (seen) => {
      trace.inspect(seen);
      counter?.inspect(seen);
    },
  });
  const { isReloaded = false } = given;
  counter = countVisit({ steps: trace.steps, now: () => time, isReloaded });
  return { flow, counter, turn: (seconds: number) => (time += 1000 * seconds) };
};

test('a visit is counted: where it opened, where it went on to, and how long it took', async () => {
  const { flow, counter, turn } = visit();
  turn(45);
  await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
  expect(counter.take()).toEqual([
    { kind: 'OPENED', page: 'risk', what: '', count: 1 },
    { kind: 'MOVED', page: 'risk', what: 'account', count: 1 },
    { kind: 'STAYED', page: 'risk', what: '60', count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

test('a document that is loaded once more is the same visit', async () => {
  const { flow, counter } = visit({ isReloaded: true });
  await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
  expect(counter.take().map(({ kind }) => kind)).toEqual(['MOVED', 'STAYED']);
});

test('a page that its rule closes is counted by the page asked for', async () => {
  const { flow, counter } = visit();
  await flow.send({ type: 'OPEN', page: 'summary' });
  expect(counter.take()).toContainEqual({ kind: 'CLOSED', page: 'summary', what: '', count: 1 });
});

test('a failure is counted where it happened, by its code', async () => {
  const { flow, counter } = visit({ create: [new Failure('245000030')] });
  await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
  expect(counter.take()).toContainEqual({ kind: 'FAILED', page: 'risk', what: '245000030', count: 1 });
});

test('answers that Continue refused are counted by field and message, whichever row they stand in', () => {
  const { counter } = visit();
  counter.take();
  counter.refuse([
    { name: 'injuredParties[3].email', key: 'email' },
    { name: 'injuredParties[0].email', key: 'email' },
  ]);
  const [counted] = counter.take();
  expect(counted).toEqual({ kind: 'ERROR', page: 'risk', what: 'injuredParties[].email:email', count: 2 });
  expect(TrafficCount.safeParse(counted).success).toBe(true);
});

test('what could not be sent is counted with what comes next', async () => {
  const { flow, counter } = visit();
  counter.giveBack(counter.take());
  await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
  expect(counter.take().map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'OPENED 1',
    'MOVED 1',
    'STAYED 1',
  ]);
});
