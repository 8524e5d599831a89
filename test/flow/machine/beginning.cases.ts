import { written } from '#test/flow/small/written.ts';
import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { searchFlow } from '#test/flow/small/searchFlow.ts';
import { aDraft, claimRequestUuid, silence } from './ports.ts';
import { startFlow } from './startFlow.ts';

const away = new Failure('0');
const broken = new Failure('245000000');
const refused = new Failure('245000030');
const first = 'create life DRAFT with its answers';

const begin = async (service: NonNullable<Parameters<typeof startFlow>[1]>) => {
  const flow = startFlow(loanFlow, service);
  await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
  return flow;
};

describe('the first save, which creates the claim', () => {
  test.each([
    ['that breaks the service', broken],
    ['that is forbidden', new Failure('403')],
  ])('%s is a failure of its page; tried again, it is one call and one claim', async (_, failure) => {
    const flow = await begin({ create: [failure] });
    expect([flow.at(), flow.context().failure, flow.told]).toEqual(['risk failed', failure, []]);
    expect(flow.context()).toMatchObject({ stored: { ref: undefined, version: 0 } });
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['account idle', [first, first]]);
    expect(flow.saved[1]).toEqual(flow.saved[0]);
    expect(flow.told).toEqual([
      { type: 'record.created', ref: { service: 'claim', claimRequestUuid } },
      { type: 'record.saved', version: 1 },
      { type: 'page.answered', page: 'risk' },
    ]);
  });

  test('that is refused keeps the page; the answers as they are then go with the next one', async () => {
    const flow = await begin({ create: [refused] });
    expect([flow.at(), flow.context().failure]).toEqual(['risk failed', refused]);
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'UMR' } });
    expect([flow.calls, flow.saved.at(-1)]).toMatchObject([[first, first], { appliedRiskId: 'UMR' }]);
  });

  test('finds the claim already created by a call without an answer, and saves on top of it', async () => {
    const flow = await begin({
      create: [away, { ref: { service: 'claim' as const, claimRequestUuid }, version: 1, isSaved: false }],
    });
    await flow.send({ type: 'CANCEL' });
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'UMR' } });
    expect([flow.at(), flow.calls]).toEqual(['account idle', [first, first, 'save 1']]);
    expect(flow.saved.at(-1)).toMatchObject({ appliedRiskId: 'UMR' });
    expect(flow.told).toEqual([
      { type: 'record.created', ref: { service: 'claim', claimRequestUuid } },
      { type: 'record.saved', version: 2 },
      { type: 'page.answered', page: 'risk' },
    ]);
  });

  test('calls nothing answered before what it found created has the answers', async () => {
    const created = { ref: { service: 'claim' as const, claimRequestUuid }, version: 1, isSaved: false };
    const flow = await begin({ create: [created], save: [silence] });
    expect([flow.at(), flow.told]).toEqual([
      'risk saving',
      [{ type: 'record.created', ref: { service: 'claim', claimRequestUuid } }],
    ]);
  });

  test('that takes long says so, and can be given up: the page stays', async () => {
    const flow = await begin({ create: [silence] });
    await flow.pass(5000);
    expect([flow.at(), flow.tags(), flow.context().isLong]).toEqual(['risk beginning', 'busy', true]);
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.told]).toEqual(['risk idle', []]);
    expect(flow.context()).toMatchObject({ pending: undefined, failure: undefined });
  });

  test('is over when the session is', async () => {
    const flow = await begin({ create: [silence] });
    await flow.send({ type: 'SESSION_LOST' });
    expect([flow.at(), flow.told]).toEqual(['risk expired', []]);
  });

  test('comes after what the page asks, which creates nothing where it is refused', async () => {
    const start = { ...loanFlow, start: 'account', ...written(loanFlow.instances.slice(1)) };
    const flow = startFlow(start);
    await flow.send({ type: 'NEXT', answers: { bankContactType: 'NONE' } });
    expect([flow.at(), flow.calls]).toEqual(['account confirming', []]);
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.calls]).toEqual(['account idle', []]);
    await flow.send({ type: 'NEXT', answers: { bankContactType: 'NONE' } });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['event idle', [first]]);
  });

  test('creates the claim before a lookup without its answers, and saves them after it', async () => {
    const flow = startFlow(searchFlow, { lookUp: [{ vehicleFound: false }] });
    await flow.send({ type: 'NEXT', answers: { contactSearch: '1AB2345' } });
    await flow.send({ type: 'CONFIRM' });
    expect(flow.calls).toEqual(['create car DRAFT', 'searchDamaged', 'save 1']);
  });

  test('is no first save where a draft is continued', async () => {
    const flow = await begin({ draft: aDraft(aLoanClaim([])) });
    expect(flow.calls).toEqual(['save 4']);
  });
});
