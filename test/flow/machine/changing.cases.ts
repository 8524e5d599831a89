import { describe, expect, test } from 'vitest';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft } from './ports.ts';
import { startFlow } from './startFlow.ts';

const draft = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };

const changeRisk = async (answers = loanDeath) => {
  const flow = startFlow(loanFlow, {
    draft,
    configuration: { dependentFields: { appliedRiskId: ['moreInfo'] } },
  });
  await flow.send({ type: 'OPEN', page: 'risk' });
  await flow.send({ type: 'NEXT', answers });
  return flow;
};

describe('an answer that drops pages', () => {
  test('is said before anything is saved', async () => {
    const flow = await changeRisk();
    expect([flow.at(), flow.calls]).toEqual(['risk warning', []]);
    expect(flow.context().pending?.impact).toEqual({
      answers: ['bankContactType', 'userEnteredBankContact', 'incidentDescription'],
      pagesDropped: ['account', 'event'],
      pagesAdded: ['death'],
    });
  });

  test('refused, keeps every answer', async () => {
    const flow = await changeRisk();
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.calls]).toEqual(['risk idle', []]);
    expect(flow.context()).toMatchObject({
      record: draft.detail,
      stored: { version: 4 },
      pending: undefined,
    });
    expect(flow.told).toEqual([
      { type: 'change.refused', page: 'risk', paths: ['appliedRiskId', 'claimEventType'] },
    ]);
  });

  test('confirmed, leads on over the other branch', async () => {
    const flow = await changeRisk();
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['death idle', ['save 4']]);
    expect(flow.context().record).toMatchObject(loanDeath);
  });

  test('cannot be pressed again while the question stands', async () => {
    const flow = await changeRisk();
    await flow.send({ type: 'NEXT', answers: loanAnswers.risk });
    await flow.send({ type: 'BACK' });
    await flow.send({ type: 'OPEN', page: 'event' });
    expect(flow.at()).toBe('risk warning');
    expect(flow.context().pending?.claim.appliedRiskId).toBe('BAN');
  });

  test('changes nothing when it is the same answer again', async () => {
    const flow = await changeRisk({ appliedRiskId: 'OTHER', claimEventType: 'JOB_LOSS' });
    expect([flow.at(), flow.calls]).toEqual(['account idle', ['save 4']]);
  });
});

test('an answer that lets others fall names them', async () => {
  const dependentFields = { bankContactType: ['incidentDescription'] };
  const flow = startFlow(loanFlow, { draft, configuration: { dependentFields } });
  await flow.send({ type: 'OPEN', page: 'account' });
  await flow.send({ type: 'NEXT', answers: { bankContactType: 'FUTURE_ACCOUNT' } });
  expect(flow.context().pending?.impact).toEqual({
    answers: ['incidentDescription'],
    pagesDropped: [],
    pagesAdded: [],
  });
  await flow.send({ type: 'CONFIRM' });
  const { incidentDescription: _, ...kept } = draft.detail;
  expect(flow.context().record).toEqual({
    ...kept,
    claimType: 'life',
    flowType: 'DRAFT',
    bankContactType: 'FUTURE_ACCOUNT',
    userEnteredBankContact: undefined,
  });
});
