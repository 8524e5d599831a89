import { describe, expect, test } from 'vitest';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { Failure } from '#machines/calls/failures.ts';
import { dialogOf, hasThirdAnswer, waitingFor } from '#src/dialogs/flowDialog.ts';
import { aDraft, silence, type Service } from '#test/flow/machine/ports.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { searchFlow, searchFlowWith } from '#test/flow/small/searchFlow.ts';

type Given = Parameters<typeof startFlow>[1];

const minute = 60_000;
const draft = aDraft(aLoanClaim(['risk', 'account']));
const complete = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const next: FlowEvent = { type: 'NEXT', answers: loanAnswers.event };
const search: FlowEvent = { type: 'NEXT', answers: { contactSearch: '1AB2345' } };
const found: Service = { lookUp: [{ vehicleFound: true }, {}] };

/** The state a flow is in after an event and some time. */
const after = async (flow: Flow, given: Given, event?: FlowEvent, ms = 0) => {
  const { actor, send, pass } = startFlow(flow, given);
  if (event) await send(event);
  await pass(ms);
  return actor.getSnapshot();
};

describe('the dialog of a flow', () => {
  test.each<[string | undefined, Flow, Given, (FlowEvent | undefined)?, number?]>([
    [undefined, loanFlow, { draft }],
    [
      'answersFall',
      loanFlow,
      { draft, page: 'risk' },
      { type: 'NEXT', answers: { appliedRiskId: 'BAN', claimEventType: 'DEATH' } },
    ],
    ['confirmVehicleIdentification', searchFlow, found, search],
    ['vehicleNotFound', searchFlow, { lookUp: [{ vehicleFound: false }] }, search],
    ['failure', loanFlow, { draft, save: [new Failure('245000030')] }, next],
    ['discard', loanFlow, { draft }, { type: 'DISCARD' }],
    ['reset', loanFlow, { draft }, { type: 'RESET' }],
    ['sessionExpired', loanFlow, { draft }, undefined, 31 * minute],
  ])('is %s', async (name, ...standing) => {
    expect(dialogOf(await after(...standing))).toBe(name);
  });

  test('is about files while sending waits for them', async () => {
    const { actor, send } = startFlow(loanFlow, { draft: complete });
    await send({ type: 'extra.changed', extra: { files: { arrived: 0, moving: 1, failed: 0 } } });
    await send({ type: 'NEXT', answers: loanAnswers.summary });
    expect(dialogOf(actor.getSnapshot())).toBe('files');
  });

  test('has a third answer where its page says one', async () => {
    const corrected = searchFlowWith({ other: { corrects: { vehicleFound: false } } });
    const standing = [await after(searchFlow, found, search), await after(corrected, found, search)];
    expect(standing.map(hasThirdAnswer)).toEqual([false, true]);
  });
});

describe('what the reporter waits for', () => {
  test('is a lookup that takes long, which may be called off', async () => {
    const standing = await after(searchFlow, { lookUp: [silence] }, search, 5000);
    expect([waitingFor(standing), standing.can({ type: 'CANCEL' })]).toEqual(['longLookup', true]);
  });

  test.each<[string | undefined, Given, (FlowEvent | undefined)?, number?]>([
    [undefined, { draft }],
    [undefined, { draft, save: [silence] }, next],
    ['longRunning', { draft, save: [silence] }, next, 5000],
    ['sending', { draft: complete, finalize: [silence] }, { type: 'NEXT', answers: loanAnswers.summary }],
  ])('is %s', async (what, ...standing) => {
    expect(waitingFor(await after(loanFlow, ...standing))).toBe(what);
  });
});
