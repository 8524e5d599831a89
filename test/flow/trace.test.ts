import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { createTrace } from '#machines/flow/trace.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { anAccidentClaim, aReporter } from '#test/given.ts';
import { aDraft } from './machine/ports.ts';
import { startFlow } from './machine/startFlow.ts';
import { loanAnswers } from './small/loanAnswers.ts';
import { loanFlow } from './small/loanFlow.ts';

const aTrace = (limit?: number) => createTrace({ now: () => 0, ...(limit !== undefined && { limit }) });

/** Every word and number of an answer, except for codes of pages, line and flow, which name the flow itself. */
const valuesIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([name, inner]) =>
      ['formSteps', 'claimType', 'flowType'].includes(name) ? [] : valuesIn(inner),
    );
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : [];
};

describe('the trace of a session', () => {
  test('tells page, request and session after every event', async () => {
    const trace = aTrace();
    const flow = startFlow(loanFlow, { inspect: trace.inspect, create: [new Failure('245000030')] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    const steps = trace.steps();
    expect(steps[0]).toEqual({
      after: 0,
      event: 'xstate.init',
      page: 'risk',
      request: 'open.idle',
      session: 'running.active',
    });
    expect(steps.at(-1)).toMatchObject({ page: 'risk', request: 'open.failed', failure: '245000030' });
    expect(steps.map(({ event }) => event)).toContain('NEXT');
  });

  test('forgets its oldest steps', async () => {
    const trace = aTrace(3);
    const flow = startFlow(loanFlow, { inspect: trace.inspect });
    for (let turn = 0; turn < 5; turn += 1) await flow.send({ type: 'BACK' });
    expect(trace.steps()).toHaveLength(3);
  });

  test('keeps no step of a clock that ticks and moves nothing', async () => {
    const trace = aTrace();
    const flow = startFlow(loanFlow, { inspect: trace.inspect });
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    const places = trace
      .steps()
      .map(({ event, page, request, session }) => ({ event, at: `${page} ${request} ${session}` }));
    const ticks = places.filter(
      ({ event, at }, turn) => event.startsWith('xstate.snapshot.') && at === places[turn - 1]?.at,
    );
    expect(ticks).toEqual([]);
  });

  test('holds no answer of a journey filled to its end', async () => {
    const trace = aTrace();
    const flow = startFlow(loanFlow, { inspect: trace.inspect });
    for (const page of ['risk', 'account', 'event', 'moreInfo', 'documents', 'summary'] as const)
      await flow.send({ type: 'NEXT', answers: loanAnswers[page] });
    expect(flow.at()).toBe('finalised sent');
    const written = JSON.stringify(trace.steps());
    expect(valuesIn(flow.context().record).filter((value) => written.includes(value))).toEqual([]);
  });

  test('holds no answer of a car claim, nor of who changes their contact', async () => {
    const trace = aTrace();
    const pages = ['chooseEvent', 'reporter', 'vehicle', 'person', 'bankData', 'event'];
    const claim = anAccidentClaim({ formSteps: pages });
    const flow = startFlow(carDraft, { inspect: trace.inspect, draft: aDraft(claim) });
    await flow.send({ type: 'OPEN', page: 'reporter', returning: true });
    const reporter = aReporter({ fullName: 'Alžběta Dvořáková', tel: '+420602111222' });
    await flow.send({ type: 'NEXT', answers: { reporterRole: 'INSURED', reporter } });
    for (const _ of ['what falls', 'the contact']) await flow.send({ type: 'CONFIRM' });
    expect(flow.context().record.reporter).toEqual(reporter);
    const written = JSON.stringify(trace.steps());
    expect(valuesIn(flow.context().record).filter((value) => written.includes(value))).toEqual([]);
  });
});
