import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { nextConfirmation } from '#machines/flow/pending.ts';
import { addedRow, removedRow } from '#machines/flow/rows.ts';
import { Failure } from '#machines/calls/failures.ts';
import { partiesFlow } from '#test/flow/small/partiesFlow.ts';
import { aDraft, silence } from './ports.ts';
import { startFlow } from './startFlow.ts';

const cyclist = { damageKinds: ['HEALTH'] } as const;
const neighbour = { damageKinds: ['PROPERTY'] } as const;
type Party = typeof cyclist | typeof neighbour | Record<string, never>;

const claimFromFacts = (...parties: readonly Party[]): ClaimDetail => ({
  injuredParties: parties.map(({ damageKinds }) => (damageKinds ? { damageKinds: [...damageKinds] } : {})),
  formSteps: parties.flatMap(({ damageKinds }, row) => (damageKinds ? [`party[${row}]`] : [])),
});

type Given = NonNullable<Parameters<typeof startFlow>[1]>;
const started = (parties: readonly Party[], given: Given = {}) =>
  startFlow(partiesFlow, { draft: aDraft(claimFromFacts(...parties)), ...given });

const added = (page: string, claim: ClaimDetail) => {
  const event = addedRow(getPage(partiesFlow, page), claim);
  if (!event) throw new Error('There is no room for one more.');
  return event;
};

const removed = (page: string, claim: ClaimDetail, at: number) => {
  const event = removedRow(getPage(partiesFlow, page), claim, at);
  if (!event) throw new Error('The only one stays.');
  return event;
};

describe('one more who was harmed', () => {
  test('has a page of their own, opened blank; the page that shows them all is not done by that', async () => {
    const flow = started([cyclist]);
    expect(flow.at()).toBe('parties idle');
    await flow.send(added('parties', flow.context().record));
    expect([flow.at(), flow.calls]).toEqual(['party[1] idle', ['save 4']]);
    expect(flow.context().record).toEqual({
      claimType: 'car',
      flowType: 'DRAFT',
      injuredParties: [cyclist, {}],
      formSteps: ['party[0]'],
    });
    expect(flow.told).toEqual([
      { type: 'record.saved', version: 5 },
      { type: 'page.answered', page: 'parties' },
    ]);
  });

  test('is saved before their page opens, and meanwhile nothing else is taken', async () => {
    const flow = started([cyclist], { save: [silence] });
    const event = added('parties', flow.context().record);
    await flow.send(event);
    await flow.send(event);
    expect([flow.at(), flow.calls]).toEqual(['parties saving', ['save 4']]);
    expect(flow.context().record.injuredParties).toEqual([cyclist]);
  });

  test('creates the claim where none is yet', async () => {
    const flow = startFlow(partiesFlow, { claim: claimFromFacts(cyclist) });
    await flow.send(added('parties', flow.context().record));
    expect([flow.at(), flow.calls]).toEqual(['party[1] idle', ['create car DRAFT with its answers']]);
  });

  test('that cannot be saved is kept, and added when it is tried again', async () => {
    const refused = new Failure('245000030');
    const flow = started([cyclist], { save: [refused] });
    await flow.send(added('parties', flow.context().record));
    expect([flow.at(), flow.context().failure]).toEqual(['parties failed', refused]);
    expect(flow.context().pending?.claim.injuredParties).toEqual([cyclist, {}]);
    expect(flow.context().record.injuredParties).toEqual([cyclist]);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['party[1] idle', ['save 4', 'save 4']]);
  });

  test('is not offered where the list is full, nor on a page without one', () => {
    const full = claimFromFacts(cyclist, neighbour, cyclist);
    expect([
      addedRow(getPage(partiesFlow, 'parties'), full),
      addedRow(getPage(partiesFlow, 'moreInfo'), full),
    ]).toEqual([undefined, undefined]);
  });
});

describe('one who was harmed and is left out', () => {
  test('is asked about first; refused, everybody stays', async () => {
    const flow = started([cyclist, neighbour]);
    const before = flow.context().record;
    await flow.send(removed('parties', before, 0));
    expect(flow.at()).toBe('parties confirming');
    expect(nextConfirmation(flow.context().pending)).toEqual({ dialog: 'confirmInjuredRemoval' });
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.calls]).toEqual(['parties idle', []]);
    expect(flow.context()).toMatchObject({ record: before, pending: undefined });
  });

  test('confirmed, is gone, and the others are shown; what was asked is no change to take back', async () => {
    const flow = started([cyclist, neighbour]);
    await flow.send(removed('parties', flow.context().record, 0));
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls]).toEqual(['parties idle', ['save 4']]);
    expect(flow.context()).toMatchObject({ record: { injuredParties: [neighbour] }, undo: undefined });
  });

  test('without any answer is asked about in other words', async () => {
    const flow = started([cyclist, {}]);
    expect(flow.at()).toBe('party[1] idle');
    await flow.send(removed('party[1]', flow.context().record, 1));
    expect(nextConfirmation(flow.context().pending)).toEqual({ dialog: 'continueWithBlankInjured' });
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().record.injuredParties]).toEqual(['parties idle', [cyclist]]);
  });

  test('leads to another one of whom nothing is told yet', async () => {
    const flow = started([cyclist, {}]);
    await flow.send({ type: 'BACK' });
    await flow.send(removed('party[0]', flow.context().record, 0));
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.context().record.injuredParties]).toEqual(['party[0] idle', [{}]]);
  });

  test('is not the only one, and nobody on a page without the list', () => {
    expect([
      removedRow(getPage(partiesFlow, 'parties'), claimFromFacts(cyclist), 0),
      removedRow(getPage(partiesFlow, 'moreInfo'), claimFromFacts(cyclist, neighbour), 0),
    ]).toEqual([undefined, undefined]);
  });
});
