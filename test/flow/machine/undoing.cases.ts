import { describe, expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft } from './ports.ts';
import { startFlow } from './startFlow.ts';

const draft = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const;
const refused = new Failure('245000030');
type Given = NonNullable<Parameters<typeof startFlow>[1]>;

/** The risk is changed and the account and the event are no longer asked for, to which the reporter agreed. */
const changed = async (given: Given = {}, { returning }: { readonly returning?: boolean } = {}) => {
  const flow = startFlow(loanFlow, { draft, ...given });
  await flow.send({ type: 'OPEN', page: 'risk', ...(returning && { returning }) });
  await flow.send({ type: 'NEXT', answers: loanDeath });
  await flow.send({ type: 'CONFIRM' });
  return flow;
};

describe('a change that cost something', () => {
  test('is offered to be taken back, and what it cost is known', async () => {
    const flow = await changed();
    expect(flow.at()).toBe('death idle');
    expect(flow.context().undo).toMatchObject({
      claim: draft.detail,
      page: 'risk',
      impact: {
        answers: ['bankContactType', 'userEnteredBankContact', 'incidentDescription'],
        pagesDropped: ['account', 'event'],
        pagesAdded: ['death'],
      },
    });
  });

  test('taken back, gives every answer as it was, saved, on the page it was made on', async () => {
    const flow = await changed();
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.calls]).toEqual(['risk idle', ['save 4', 'save 5']]);
    expect(flow.saved.at(-1)).toEqual({ claimType: 'life', flowType: 'DRAFT', ...draft.detail });
    expect(flow.context().record).toEqual({ claimType: 'life', flowType: 'DRAFT', ...draft.detail });
    expect(flow.context().undo).toBe(undefined);
  });

  test('taken back, is not taken back twice', async () => {
    const flow = await changed();
    await flow.send({ type: 'UNDO' });
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.calls]).toEqual(['risk idle', ['save 4', 'save 5']]);
  });

  test('made from the summary leads back there once it is taken back', async () => {
    const flow = await changed({}, { returning: true });
    await flow.send({ type: 'UNDO' });
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    expect(flow.at()).toBe('summary idle');
  });

  test('can be taken back from another page as well', async () => {
    const flow = await changed();
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.context().record.appliedRiskId]).toEqual(['risk idle', 'OTHER']);
  });

  test('stands once the next page is answered', async () => {
    const flow = await changed();
    await flow.send({ type: 'NEXT', answers: loanAnswers.death });
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.calls, flow.context().undo]).toEqual([
      'moreInfo idle',
      ['save 4', 'save 5'],
      undefined,
    ]);
  });

  test('stands once the reporter starts over', async () => {
    const flow = await changed();
    await flow.send({ type: 'RESET' });
    await flow.send({ type: 'CONFIRM' });
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.calls]).toEqual(['risk idle', ['save 4', 'discard']]);
  });

  test('stands once the draft was loaded again', async () => {
    const forbidden = new Failure('403');
    const flow = await changed({ save: [{ version: 5 }, forbidden], load: [aDraft({ ...loanDeath }, 9)] });
    await flow.send({ type: 'UNDO' });
    expect(flow.told.at(-1)).toEqual({ type: 'flow.reset', failure: forbidden });
    await flow.send({ type: 'UNDO' });
    expect([flow.calls, flow.context().undo]).toEqual([['save 4', 'save 5', 'load'], undefined]);
  });

  test('whose taking back cannot be saved stands, and is taken back when it is tried again', async () => {
    const flow = await changed({ save: [{ version: 5 }, refused] });
    await flow.send({ type: 'UNDO' });
    expect([flow.at(), flow.context().failure]).toEqual(['death failed', refused]);
    expect(flow.context().record).toMatchObject(loanDeath);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.context().record.appliedRiskId]).toEqual(['risk idle', 'OTHER']);
  });

  test('whose taking back is given up is still offered', async () => {
    const flow = await changed({ save: [{ version: 5 }, refused] });
    await flow.send({ type: 'UNDO' });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.context().undo?.page]).toEqual(['death idle', 'risk']);
  });
});

test('a change that cost nothing is not offered to be taken back', async () => {
  const flow = startFlow(loanFlow, { draft, page: 'event' });
  await flow.send({ type: 'NEXT', answers: { incidentDescription: 'Spadl ze žebříku.' } });
  await flow.send({ type: 'UNDO' });
  expect([flow.at(), flow.calls, flow.context().undo]).toEqual(['moreInfo idle', ['save 4'], undefined]);
});

test('nothing is taken back once the claim is sent', async () => {
  const flow = startFlow(loanFlow, { draft });
  await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
  await flow.send({ type: 'UNDO' });
  expect([flow.at(), flow.calls]).toEqual(['finalised sent', ['save 4', 'finalize']]);
});
