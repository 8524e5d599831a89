import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import { Failure } from '#machines/calls/failures.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { searchFlow, searchFlowWith } from '#test/flow/small/searchFlow.ts';
import { aDraft, type Service } from './ports.ts';
import { startFlow } from './startFlow.ts';

const answers = { contactSearch: '1AB2345' };
const found = { vehicleFound: true, vehicleModel: 'Octavia' };
const notFound = new Failure('245000018');
const broken = new Failure('245000000');

const search = async (service: Service, searched: Flow = searchFlow) => {
  const flow = startFlow(searched, service);
  await flow.send({ type: 'NEXT', answers });
  return flow;
};

describe('a lookup', () => {
  test('that takes long can be called off; the page and what was typed stay', async () => {
    let isAborted = false;
    const hanging = fromPromise<LookupAnswer, LookUpInput>(
      ({ signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => (isAborted = true));
        }),
    );
    const flow = startFlow(searchFlow, { actors: { lookUp: hanging } });
    await flow.send({ type: 'NEXT', answers });
    expect(flow.at()).toBe('vehicle lookingUp');
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), isAborted, flow.context().pending]).toEqual(['vehicle idle', true, undefined]);
    expect(flow.context().failure).toBeUndefined();
  });

  test('is made once the claim exists, one after the other, and asks what it found', async () => {
    const flow = await search({ lookUp: [found, { claimId: 'C1' }] });
    expect([flow.at(), flow.calls]).toEqual([
      'vehicle confirming',
      ['create car DRAFT', 'searchDamaged', 'findDuplicate'],
    ]);
    await flow.send({ type: 'CONFIRM' });
    expect(flow.at()).toBe('event idle');
    expect(flow.saved).toEqual([
      { claimType: 'car', flowType: 'DRAFT', ...answers, ...found, claimId: 'C1', formSteps: ['vehicle'] },
    ]);
  });

  test.each([
    ['says no', { vehicleFound: false }],
    ['calls it not found', notFound],
  ])(
    'that %s is an answer, not a failure: the next lookup is left out, another page follows',
    async (_, turn) => {
      const flow = await search({ lookUp: [turn] });
      expect(flow.at()).toBe('vehicle confirming');
      await flow.send({ type: 'CONFIRM' });
      expect([flow.at(), flow.calls]).toEqual([
        'vehicleData idle',
        ['create car DRAFT', 'searchDamaged', 'save 1'],
      ]);
    },
  );

  test('that fails says why and keeps the page; tried again it goes on', async () => {
    const flow = await search({ lookUp: [broken, found] });
    expect([flow.at(), flow.context().failure]).toEqual(['vehicle failed', broken]);
    expect(flow.context().record.contactSearch).toBe(undefined);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.context().failure]).toEqual(['vehicle confirming', undefined]);
    expect(flow.calls).toEqual(['create car DRAFT', 'searchDamaged', 'searchDamaged', 'findDuplicate']);
  });

  test('that fails for a client who is not found, where that is no answer, is a failure', async () => {
    const flow = await search({ lookUp: [found, new Failure('245000017')] });
    expect(flow.at()).toBe('vehicle failed');
  });

  test('that fails can be given up', async () => {
    const flow = await search({ lookUp: [broken] });
    await flow.send({ type: 'CANCEL' });
    expect([flow.at(), flow.context().failure, flow.context().pending]).toEqual([
      'vehicle idle',
      undefined,
      undefined,
    ]);
  });

  test('that fails is made anew by NEXT, with the answers as they are now', async () => {
    const flow = await search({ lookUp: [broken, notFound] });
    await flow.send({ type: 'NEXT', answers: { contactSearch: '9Z98765' } });
    expect(flow.at()).toBe('vehicle confirming');
    expect(flow.context().pending?.claim.contactSearch).toBe('9Z98765');
  });

  test('is not retried from a page that was left since', async () => {
    const draft = aDraft({
      ...answers,
      ...found,
      incidentDescription: 'Kolize s autem.',
      formSteps: ['vehicle', 'event'],
    });
    const flow = startFlow(searchFlow, { draft, page: 'vehicle', lookUp: [broken] });
    await flow.send({ type: 'NEXT', answers });
    await flow.send({ type: 'OPEN', page: 'event' });
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual(['event idle', ['searchDamaged']]);
  });
});

describe('a vehicle told by hand', () => {
  const byHand = { vehicleFound: false, vehicleManufacturer: { name: 'Tatra' }, vehicleModel: 'T 57' };
  const draft = aDraft({ ...answers, ...byHand, formSteps: ['vehicle', 'vehicleData'] });
  const searchAgain = async (contactSearch: string, service: Service, searched: Flow = searchFlow) => {
    const flow = startFlow(searched, { draft, page: 'vehicle', ...service });
    await flow.send({ type: 'NEXT', answers: { contactSearch } });
    return flow;
  };
  const lost = (flow: Awaited<ReturnType<typeof searchAgain>>) => flow.context().pending?.impact;

  test('and not found again is not said to be lost', async () => {
    const flow = await searchAgain('1AB2345', { lookUp: [notFound] });
    expect([flow.at(), flow.calls, lost(flow)]).toEqual(['vehicle confirming', ['searchDamaged'], undefined]);
  });

  test('is said to be left out where it is found now, but only once that is known', async () => {
    const flow = await searchAgain('1AB2345', { lookUp: [found] });
    expect([flow.at(), flow.calls]).toEqual(['vehicle warning', ['searchDamaged', 'findDuplicate']]);
    expect(lost(flow)).toEqual({ answers: [], pagesDropped: ['vehicleData'], pagesAdded: [] });
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.context().record]).toMatchObject(['vehicle idle', byHand]);
  });

  test('and found, but not the one, costs nothing: there is nothing to take back', async () => {
    const flow = await searchAgain(
      '1AB2345',
      { lookUp: [found] },
      searchFlowWith({ other: { corrects: byHand } }),
    );
    await flow.send({ type: 'CONFIRM' });
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect([flow.at(), flow.context().undo]).toEqual(['vehicleData idle', undefined]);
    expect(flow.context().record).toMatchObject(byHand);
  });

  const notThisOne = searchFlowWith({
    other: { corrects: { vehicleFound: false, vehicleManufacturer: undefined, vehicleModel: undefined } },
  });

  test('and found, but said not to be the one, stays as it was typed', async () => {
    const flow = await searchAgain('1AB2345', { lookUp: [found] }, notThisOne);
    await flow.send({ type: 'CONFIRM' });
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect([flow.at(), flow.context().record]).toMatchObject(['vehicleData idle', byHand]);
  });

  test('stays, too, where it is another plate that finds one that is not the one', async () => {
    const flow = await searchAgain('9Z98765', { lookUp: [found] }, notThisOne);
    await flow.send({ type: 'CONFIRM' });
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect([flow.at(), flow.context().record, flow.context().undo]).toMatchObject([
      'vehicleData idle',
      { ...byHand, contactSearch: '9Z98765' },
      undefined,
    ]);
  });

  test('takes nothing over from a vehicle that was found before', async () => {
    const draft = aDraft({ ...answers, ...found, vehicleModel: 'Octavia', formSteps: ['vehicle'] });
    const flow = startFlow(notThisOne, { draft, page: 'vehicle', lookUp: [found] });
    await flow.send({ type: 'NEXT', answers: { contactSearch: '1AB2345' } });
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect(flow.context().record.vehicleModel).toBeUndefined();
  });

  test('is another one where another plate is searched: what was told of the first falls', async () => {
    const flow = await searchAgain('9Z98765', { lookUp: [notFound] });
    expect(lost(flow)).toEqual({
      answers: ['vehicleManufacturer', 'vehicleModel'],
      pagesDropped: [],
      pagesAdded: [],
    });
  });
});

describe('a claim that cannot be created', () => {
  test('is a failure of the first page; tried again it goes on', async () => {
    const flow = await search({ create: [broken], lookUp: [found] });
    expect([flow.at(), flow.context().failure]).toEqual(['vehicle failed', broken]);
    await flow.send({ type: 'RETRY' });
    expect([flow.at(), flow.calls]).toEqual([
      'vehicle confirming',
      ['create car DRAFT', 'create car DRAFT', 'searchDamaged', 'findDuplicate'],
    ]);
  });

  test('is created anew where the service has forgotten it', async () => {
    const flow = startFlow(loanFlow, { draft: aDraft({}), save: [new Failure('404', { status: 400 })] });
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'OTHER' } });
    await flow.send({ type: 'RESTART' });
    expect([flow.at(), flow.context().stored.ref]).toEqual(['risk idle', undefined]);
    await flow.send({ type: 'NEXT', answers: { appliedRiskId: 'OTHER' } });
    expect([flow.at(), flow.calls]).toEqual([
      'account idle',
      ['save 4', 'create life DRAFT with its answers'],
    ]);
  });
});

describe('a dialog before the next page', () => {
  test('refused, leaves everything as it was', async () => {
    const flow = await search({ lookUp: [found] });
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.saved]).toEqual(['vehicle idle', []]);
    expect(flow.context()).toMatchObject({ record: { flowType: 'DRAFT' }, pending: undefined });
  });

  test('may say that the lookup is wrong: the correction leads on, and nothing more is asked', async () => {
    const notThisOne = { vehicleFound: false, vehicleModel: undefined };
    const flow = await search({ lookUp: [found] }, searchFlowWith({ other: { corrects: notThisOne } }));
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect(flow.at()).toBe('vehicleData idle');
    expect(flow.saved).toMatchObject([{ vehicleFound: false, vehicleModel: undefined }]);
  });

  const consenting = searchFlowWith({
    yes: { contactConsent: true },
    other: { adds: { contactConsent: false } },
  });

  test.each([
    ['YES', true],
    ['OTHER', false],
  ] as const)('may ask something of its own: %s is saved with the page', async (answer, contactConsent) => {
    const flow = await search({ lookUp: [found] }, consenting);
    await flow.send({ type: 'CONFIRM', answer });
    expect(flow.at()).toBe('event idle');
    expect(flow.saved).toMatchObject([{ ...answers, ...found, contactConsent }]);
  });

  test('may give the report up: that is asked once more, and refused, everything is as it was', async () => {
    const flow = await search({ lookUp: [found] }, searchFlowWith({ other: { discards: true } }));
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect([flow.at(), flow.saved, flow.context().pending]).toEqual(['vehicle discardAsked', [], undefined]);
    await flow.send({ type: 'REFUSE' });
    expect([flow.at(), flow.context().record.contactSearch]).toEqual(['vehicle idle', undefined]);
  });

  test('whose third answer nobody offers takes it for nothing said', async () => {
    const flow = await search({ lookUp: [found] });
    await flow.send({ type: 'CONFIRM', answer: 'OTHER' });
    expect([flow.at(), flow.saved]).toEqual(['vehicle confirming', []]);
  });

  test('is left out where its rule does not hold', async () => {
    const flow = startFlow(loanFlow, { draft: aDraft({ appliedRiskId: 'OTHER', formSteps: ['risk'] }) });
    await flow.send({ type: 'NEXT', answers: { bankContactType: 'FUTURE_ACCOUNT' } });
    expect(flow.at()).toBe('event idle');
  });

  test('is asked where its rule holds', async () => {
    const flow = startFlow(loanFlow, { draft: aDraft({ appliedRiskId: 'OTHER', formSteps: ['risk'] }) });
    await flow.send({ type: 'NEXT', answers: { bankContactType: 'NONE' } });
    expect(flow.at()).toBe('account confirming');
  });
});
