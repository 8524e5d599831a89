import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft, silence } from './ports.ts';
import { startFlow, type StartedFlow } from './startFlow.ts';

const minute = 60_000;
const draft = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));

const session = ({ actor }: StartedFlow): unknown => {
  const snapshot = actor.getSnapshot().children.session?.getSnapshot();
  return snapshot && 'value' in snapshot ? snapshot.value : undefined;
};

describe('the session', () => {
  test('is nearly over after twenty-five quiet minutes; a completed request moves its end', async () => {
    const flow = startFlow(loanFlow);
    await flow.pass(25 * minute);
    expect(session(flow)).toBe('expiring');
    await flow.send({ type: 'REQUEST_COMPLETED' });
    await flow.pass(24 * minute);
    expect([session(flow), flow.at()]).toEqual(['active', 'risk idle']);
  });

  test('is extended on request', async () => {
    const flow = startFlow(loanFlow);
    await flow.pass(25 * minute);
    await flow.send({ type: 'EXTEND_SESSION' });
    expect([session(flow), flow.calls]).toEqual(['active', ['extend']]);
  });

  test('that could not be extended warns on and says so, until it is extended', async () => {
    const flow = startFlow(loanFlow, { extend: [new Failure('0')] });
    await flow.pass(25 * minute);
    await flow.send({ type: 'EXTEND_SESSION' });
    expect(flow.tags()).toBe('expiring notExtended');
    await flow.send({ type: 'EXTEND_SESSION' });
    expect([flow.tags(), flow.calls]).toEqual(['', ['extend', 'extend']]);
  });

  test('expires: the page stays, nothing can be sent', async () => {
    const flow = startFlow(loanFlow, { draft });
    await flow.pass(30 * minute);
    expect(flow.at()).toBe('summary expired');
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'REQUEST_COMPLETED' });
    expect([flow.at(), flow.calls]).toEqual(['summary expired', []]);
    expect(flow.context().record).toMatchObject(draft.detail);
  });

  test('that ran out while the laptop slept expires when it is looked at again', async () => {
    let time = 0;
    const flow = startFlow(loanFlow, {
      configuration: { now: () => time },
      extend: [new Failure('245000009')],
    });
    time = 31 * minute;
    expect(flow.at()).toBe('risk idle');
    await flow.send({ type: 'CHECK_SESSION' });
    expect(flow.at()).toBe('risk expired');
  });

  test('the service no longer knows expires at once, a save under way with it', async () => {
    const flow = startFlow(loanFlow, { draft, save: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    await flow.send({ type: 'SESSION_LOST' });
    expect(flow.at()).toBe('summary expired');
  });

  test('that another tab has ended is over here, whatever was on its way; what is answered stays', async () => {
    const flow = startFlow(loanFlow, { draft, save: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    await flow.send({ type: 'LOGGED_OUT' });
    await flow.pass(31 * minute);
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    expect([flow.at(), flow.calls]).toEqual(['summary loggedOut', ['save 4']]);
    expect(flow.context().record).toMatchObject(draft.detail);
  });

  test('that breaks inside counts as expired', async () => {
    const broken = sessionMachine.provide({
      guards: {
        isOver: () => {
          throw new Error('broken');
        },
      },
    });
    const flow = startFlow(loanFlow, { actors: { session: broken } });
    await flow.send({ type: 'CHECK_SESSION' });
    expect(flow.at()).toBe('risk expired');
  });

  test('is no matter once the claim is sent', async () => {
    const flow = startFlow(loanFlow, { draft });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    await flow.pass(31 * minute);
    expect(flow.at()).toBe('finalised sent');
  });
});
