import { written } from '#test/flow/small/written.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { doubtful } from '#machines/subject/issues/findings.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { uploadFlow } from '#test/flow/small/uploadFlow.ts';
import { aDraft, result } from './ports.ts';
import { startFlow } from './startFlow.ts';

const loanDeath = { appliedRiskId: 'BAN', claimEventType: 'DEATH' } as const satisfies ClaimDetail;
const upTo = {
  moreInfo: aDraft(aLoanClaim(['risk', 'account', 'event'])),
  summary: aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents'])),
  sending: aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents', 'summary'])),
  summaryOfDeath: aDraft(aLoanClaim(['risk', 'death', 'moreInfo', 'documents'], loanDeath)),
};

describe('opening a flow', () => {
  test.each([
    ['a new claim', undefined, 'risk idle'],
    ['a draft', upTo.moreInfo, 'moreInfo idle'],
    [
      'a draft whose answers no longer pass',
      aDraft(aLoanClaim(['risk', 'account'], { bankContactType: 'ENTERED', userEnteredBankContact: {} })),
      'account idle',
    ],
    ['a claim saved in full but not sent', upTo.sending, 'summary idle'],
    ['a claim that was sent', { ...upTo.sending, result }, 'finalised sent'],
  ])('%s opens where its reporter left off', (_, draft, place) => {
    expect(startFlow(loanFlow, draft && { draft }).at()).toBe(place);
  });

  test.each([
    ['an allowed page opens', 'account', 'account idle'],
    ['a page too far opens the furthest instead', 'summary', 'moreInfo idle'],
    ['a page of another branch opens the furthest instead', 'death', 'moreInfo idle'],
    ['no page of the flow opens the furthest instead', 'neznama', 'moreInfo idle'],
  ])('a link into the middle: %s', (_, page, place) => {
    expect(startFlow(loanFlow, { draft: upTo.moreInfo, page }).at()).toBe(place);
  });

  test('opening looks at the answers of a page twice at most', () => {
    let looks = 0;
    const counting = checkOver([], doubtful('moreInfo', 'outsideTrip'), () => {
      looks++;
      return false;
    });
    const flow: Flow = {
      ...loanFlow,
      ...written(loanFlow.instances.map((page) => ({ ...page, checks: [counting] }))),
    };
    startFlow(flow, { draft: upTo.sending, page: 'finalised' });
    expect(looks).toBeLessThanOrEqual(2 * flow.instances.length);
  });

  test('a sent claim opens behind the page that sends, not at any other end', () => {
    const draft = { ...aDraft({ formSteps: ['claimIdentification', 'contacts', 'documents'] }), result };
    expect(startFlow(uploadFlow, { draft, page: 'contacts' }).at()).toBe('finalised sent');
  });
});

describe('an address typed while the flow is open', () => {
  test('an allowed page opens', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.moreInfo });
    await flow.send({ type: 'OPEN', page: 'risk' });
    expect([flow.at(), flow.told, flow.context().refused]).toEqual(['risk idle', [], undefined]);
  });

  test.each(['summary', 'death', 'finalised', 'neznama'])('%s is refused by name', async (page) => {
    const flow = startFlow(loanFlow, { draft: upTo.moreInfo });
    await flow.send({ type: 'OPEN', page });
    expect([flow.at(), flow.told, flow.context().refused]).toEqual(['moreInfo idle', [], page]);
  });

  test('the finalised page is refused while the claim is not sent', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.sending });
    await flow.send({ type: 'OPEN', page: 'finalised' });
    expect([flow.at(), flow.context().refused]).toEqual(['summary idle', 'finalised']);
  });

  test.each([
    ['the next page', { type: 'NEXT', answers: {} }],
    ['the page before', { type: 'BACK' }],
    ['another page', { type: 'OPEN', page: 'risk' }],
  ] as const)('a refusal is forgotten on the way to %s', async (_, event) => {
    const flow = startFlow(loanFlow, { draft: upTo.moreInfo });
    await flow.send({ type: 'OPEN', page: 'summary' });
    await flow.send(event);
    expect(flow.context().refused).toBe(undefined);
  });
});

describe('Back', () => {
  test.each([
    ['over the branch that was taken', upTo.summary, 'summary documents moreInfo event account risk risk'],
    ['over the step that was skipped', upTo.summaryOfDeath, 'summary documents moreInfo death risk risk'],
  ])('leads %s and ends at the first page', async (_, draft, way) => {
    const flow = startFlow(loanFlow, { draft });
    const pages = way.split(' ');
    const seen = [];
    for (const _page of pages) {
      seen.push(flow.at());
      await flow.send({ type: 'BACK' });
    }
    expect(seen).toEqual(pages.map((page) => `${page} idle`));
    expect(flow.calls).toEqual([]);
  });
});

describe('a Change link', () => {
  test('comes back to the summary when nothing else changed', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.summary });
    await flow.send({ type: 'OPEN', page: 'event', returning: true });
    expect(flow.at()).toBe('event idle');
    await flow.send({ type: 'NEXT', answers: { incidentDescription: 'Spadl ze žebříku.' } });
    expect(flow.at()).toBe('summary idle');
    expect(flow.actor.getSnapshot()).toMatchObject({
      value: { editing: 'inOrder' },
      context: { record: { incidentDescription: 'Spadl ze žebříku.' } },
    });
  });

  test('leads back to the summary by Back, too, and Back from there to the page before', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.summary });
    await flow.send({ type: 'OPEN', page: 'event', returning: true });
    const seen = [];
    for (const _ of [1, 2, 3]) {
      await flow.send({ type: 'BACK' });
      seen.push(flow.at());
    }
    expect(seen).toEqual(['summary idle', 'documents idle', 'moreInfo idle']);
    expect(flow.calls).toEqual([]);
  });

  test('leads to the page that the answer brings, and from there back to the summary', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.summary });
    await flow.send({ type: 'OPEN', page: 'risk', returning: true });
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'UMR' } });
    await flow.send({ type: 'CONFIRM' });
    expect(flow.at()).toBe('death idle');
    await flow.send({ type: 'NEXT', answers: loanAnswers.death });
    expect(flow.at()).toBe('summary idle');
  });

  test('opened without returning, NEXT leads to the page that follows', async () => {
    const flow = startFlow(loanFlow, { draft: upTo.summary });
    await flow.send({ type: 'OPEN', page: 'event' });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    expect(flow.at()).toBe('moreInfo idle');
  });
});
