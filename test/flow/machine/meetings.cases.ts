import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Failure } from '#machines/calls/failures.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { aDraft, result, silence } from './ports.ts';
import { startFlow } from './startFlow.ts';

const away = new Failure('0');
const forbidden = new Failure('403');
const stale = new Failure('245000022', { status: 409, params: { version: 9 } });
const begun = aDraft(aLoanClaim(['risk', 'account']));
const complete = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const otherAccount = { userEnteredBankContact: { accountNumber: '19', bankCode: '0100' } };
const otherEvent = { incidentDescription: 'Z jiného telefonu.' };

/** What another device has saved. */
const theirs = (differing: ClaimDetail, pages: Parameters<typeof aLoanClaim>[0] = ['risk', 'account']) =>
  aDraft(aLoanClaim(pages, differing), 9);

type Given = NonNullable<Parameters<typeof startFlow>[1]>;

/** A flow whose page about the event was answered after another device has saved. */
const meet = async (load: Given['load'], given: Given = {}) => {
  const flow = startFlow(loanFlow, {
    draft: begun,
    page: 'event',
    save: [stale],
    ...(load && { load }),
    ...given,
  });
  await flow.send({ type: 'NEXT', answers: loanAnswers.event });
  return flow;
};

describe('a report that another device has changed', () => {
  test('goes on without a question where no answer of the other differs from one here', async () => {
    const flow = await meet([theirs({})]);
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'load', 'save 9']]);
    expect(flow.saved.at(-1)).toEqual({
      claimType: 'life',
      flowType: 'DRAFT',
      ...aLoanClaim(['risk', 'account', 'event']),
    });
  });

  test('asks which answers count; what was answered only here stays, theirs are taken', async () => {
    const flow = await meet([theirs(otherAccount)]);
    expect([flow.at(), flow.calls]).toEqual(['event conflict', ['save 4', 'load']]);
    await flow.send({ type: 'MERGE', paths: [] });
    expect([flow.at(), flow.calls.at(-1), flow.context().conflict]).toEqual([
      'moreInfo idle',
      'save 9',
      undefined,
    ]);
    expect(flow.saved.at(-1)).toMatchObject({ ...otherAccount, ...loanAnswers.event });
  });

  test('keeps of the answers of both those that the reporter keeps', async () => {
    const flow = await meet([theirs({ ...otherAccount, ...otherEvent }, ['risk', 'account', 'event'])]);
    await flow.send({ type: 'MERGE', paths: ['incidentDescription'] });
    expect(flow.saved.at(-1)).toMatchObject({ ...otherAccount, ...loanAnswers.event });
    const other = await meet([theirs({ ...otherAccount, ...otherEvent }, ['risk', 'account', 'event'])]);
    await other.send({ type: 'MERGE', paths: ['userEnteredBankContact'] });
    expect(other.saved.at(-1)).toMatchObject({ ...loanAnswers.account, ...otherEvent });
  });

  test('may be left as it is there; what was typed here is told to be offered again', async () => {
    const flow = await meet([theirs(otherEvent, ['risk', 'account', 'event'])]);
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.calls]).toEqual(['moreInfo idle', ['save 4', 'load']]);
    expect(flow.told).toEqual([{ type: 'flow.reset', failure: undefined }]);
    expect(flow.context()).toMatchObject({
      stored: { version: 9 },
      arrival: 'RELOADED',
      record: otherEvent,
      conflict: undefined,
      pending: undefined,
    });
  });

  test('says what both together leave no place for, and the reporter may choose again', async () => {
    const flow = await meet([theirs({ appliedRiskId: 'UMR', incidentDate: '2020-11-01' })]);
    await flow.send({ type: 'MERGE', paths: [] });
    expect([flow.at(), flow.context().pending?.impact?.answers]).toEqual([
      'event warning',
      ['incidentDescription'],
    ]);
    await flow.send({ type: 'REFUSE' });
    expect(flow.at()).toBe('event conflict');
    await flow.send({ type: 'MERGE', paths: ['appliedRiskId'] });
    expect([flow.at(), flow.context().pending?.impact?.answers]).toEqual(['event warning', ['incidentDate']]);
    await flow.send({ type: 'CONFIRM' });
    expect([flow.at(), flow.calls.at(-1)]).toEqual(['moreInfo idle', 'save 9']);
    expect(flow.saved.at(-1)).toMatchObject({ appliedRiskId: 'OTHER', ...loanAnswers.event });
  });

  test('is read again before it is sent', async () => {
    const flow = startFlow(loanFlow, {
      draft: complete,
      page: 'summary',
      save: [stale],
      load: [aDraft({ ...complete.detail, ...otherEvent }, 9)],
    });
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    await flow.send({ type: 'MERGE', paths: [] });
    expect([flow.at(), flow.calls]).toEqual(['summary idle', ['save 4', 'load', 'save 9']]);
    await flow.send({ type: 'NEXT', answers: loanAnswers.summary });
    expect([flow.at(), flow.calls.slice(3)]).toEqual(['finalised sent', ['save 10', 'finalize']]);
  });

  test('and sent shows what was sent', async () => {
    const flow = await meet([{ ...theirs({}), result }]);
    expect(flow.at()).toMatch(/ sent$/);
  });

  test('once more while the reporter chose is compared once more', async () => {
    const flow = await meet(
      [theirs(otherAccount), aDraft({ ...theirs(otherAccount).detail, ...otherEvent }, 10)],
      {
        save: [stale, new Failure('245000022', { status: 409, params: { version: 10 } })],
      },
    );
    await flow.send({ type: 'MERGE', paths: [] });
    expect([flow.at(), flow.context().conflict?.theirs.version]).toEqual(['event conflict', 10]);
    await flow.send({ type: 'MERGE', paths: [] });
    expect(flow.saved.at(-1)).toMatchObject({ ...otherAccount, ...otherEvent });
    expect(flow.calls.at(-1)).toBe('save 10');
  });

  test('never overwrites the other where what was chosen is called off', async () => {
    const flow = await meet([theirs(otherAccount)], { save: [stale, silence] });
    await flow.send({ type: 'MERGE', paths: [] });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.context().stored.version]).toEqual(['event idle', 9]);
    expect(flow.context().record).toMatchObject(otherAccount);
  });

  test('waits for the network to be read', async () => {
    const flow = await meet([away, theirs({})]);
    expect(flow.at()).toBe('event away');
    await flow.send({ type: 'ONLINE' });
    expect(flow.at()).toBe('moreInfo idle');
  });

  test('and forbidden since says so', async () => {
    const flow = await meet([forbidden]);
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', forbidden]);
  });
});

describe('a report that is open in another tab', () => {
  const elsewhere = { type: 'OPENED_ELSEWHERE' } as const;
  const here = { type: 'CONTINUE_HERE' } as const;

  test('waits here until the reporter continues here, where it was if nothing was saved there', async () => {
    const flow = startFlow(loanFlow, { draft: begun, page: 'account', load: [begun] });
    await flow.send(elsewhere);
    await flow.send({ type: 'NEXT', answers: loanAnswers.account });
    await flow.send({ type: 'BACK' });
    expect([flow.at(), flow.calls]).toEqual(['account elsewhere', []]);
    await flow.send(here);
    expect([flow.at(), flow.calls, flow.context().arrival]).toEqual(['account idle', ['load'], undefined]);
  });

  test('is shown as the other tab has left it', async () => {
    const flow = startFlow(loanFlow, {
      draft: begun,
      load: [theirs(otherEvent, ['risk', 'account', 'event'])],
    });
    await flow.send(elsewhere);
    await flow.send(here);
    expect([flow.at(), flow.context().arrival]).toEqual(['moreInfo idle', 'RELOADED']);
    expect(flow.context()).toMatchObject({ stored: { version: 9 }, record: otherEvent });
  });

  test('saves nothing more here, even what was on its way', async () => {
    const flow = startFlow(loanFlow, { draft: begun, save: [silence] });
    await flow.send({ type: 'NEXT', answers: loanAnswers.event });
    await flow.send(elsewhere);
    expect([flow.at(), flow.context().pending]).toEqual(['event elsewhere', undefined]);
  });

  test('is none before it is created', async () => {
    const flow = startFlow(loanFlow);
    await flow.send(elsewhere);
    expect(flow.at()).toBe('risk idle');
  });

  test.each([
    [
      'sent',
      complete,
      [{ type: 'NEXT', answers: loanAnswers.summary }],
      { finalize: [silence] },
      'summary finalizing',
    ],
    [
      'given up',
      begun,
      [{ type: 'DISCARD' }, { type: 'CONFIRM' }],
      { discard: [silence] },
      'event discarding',
    ],
    ['emptied', begun, [{ type: 'RESET' }, { type: 'CONFIRM' }], { discard: [silence] }, 'event emptying'],
  ] as const)('while it is being %s goes its way', async (_, draft, events, service, at) => {
    const flow = startFlow(loanFlow, { draft, ...service });
    for (const event of events) await flow.send(event);
    await flow.send(elsewhere);
    expect(flow.at()).toBe(at);
  });

  test('that cannot be read waits for the network, or says why', async () => {
    const flow = startFlow(loanFlow, { draft: begun, load: [away, forbidden, begun] });
    await flow.send(elsewhere);
    await flow.send(here);
    expect(flow.at()).toBe('event away');
    await flow.send({ type: 'ONLINE' });
    expect([flow.at(), flow.context().failure]).toEqual(['event failed', forbidden]);
    await flow.send({ type: 'RETRY' });
    expect(flow.at()).toBe('event idle');
  });
});
