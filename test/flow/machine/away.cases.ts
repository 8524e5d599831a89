import { describe, expect, test } from 'vitest';
import type { Flow } from '#machines/report/claimFlow.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { searchFlow } from '#test/flow/small/searchFlow.ts';
import { aDraft } from './ports.ts';
import { startFlow } from './startFlow.ts';

const away = new Failure('0');
const draft = aDraft(aLoanClaim(['risk', 'account']));
const complete = aDraft(aLoanClaim(['risk', 'account', 'event', 'moreInfo', 'documents']));
const forbidden = new Failure('403');
const lacking = new Failure('245000030', { params: { page: 'account' } });
const search: FlowEvent = { type: 'NEXT', answers: { contactSearch: '1AB2345' } };
const next: FlowEvent = { type: 'NEXT', answers: loanAnswers.event };
const send: FlowEvent = { type: 'NEXT', answers: loanAnswers.summary };

type Given = Parameters<typeof startFlow>[1];

const standing = async (flow: Flow, given: Given, events: readonly FlowEvent[]) => {
  const started = startFlow(flow, given);
  for (const event of events) await started.send(event);
  return started;
};

describe('a call without an answer', () => {
  test.each<[string, string, Flow, Given, readonly FlowEvent[], string]>([
    [
      'that creates the claim with its answers',
      'risk',
      loanFlow,
      { create: [away] },
      [{ type: 'NEXT', answers: loanAnswers.risk }],
      'account idle',
    ],
    [
      'that creates a claim to be looked up in',
      'vehicle',
      searchFlow,
      { create: [away] },
      [search],
      'event idle',
    ],
    ['that looks something up', 'vehicle', searchFlow, { lookUp: [away] }, [search], 'event idle'],
    [
      'that reads a draft again',
      'event',
      loanFlow,
      { draft, save: [forbidden], load: [away, draft] },
      [next],
      'event idle',
    ],
    [
      'that reads what was refused',
      'summary',
      loanFlow,
      { draft: complete, finalize: [lacking], load: [away, complete] },
      [send],
      'account idle',
    ],
    [
      'that gives the report up',
      'event',
      loanFlow,
      { draft, discard: [away] },
      [{ type: 'DISCARD' }, { type: 'CONFIRM' }],
      'event discarded',
    ],
    [
      'that empties the report',
      'event',
      loanFlow,
      { draft, discard: [away] },
      [{ type: 'RESET' }, { type: 'CONFIRM' }],
      'risk idle',
    ],
  ])('%s waits for the network, and is made again by itself', async (_, page, flow, given, events, then) => {
    for (const [name, back] of Object.entries(waysBack)) {
      const started = await standing(flow, given, events);
      expect([name, started.at(), started.tags()]).toEqual([name, `${page} away`, 'busy waiting']);
      expect(started.context().failure?.code).not.toBe('0');
      await back(started);
      expect([name, started.at()]).toEqual([name, then]);
    }
  });

  test('can be called off: the page stays with its answers', async () => {
    const flow = await standing(searchFlow, { lookUp: [away] }, [search, { type: 'CANCEL' }]);
    expect([flow.at(), flow.context().pending]).toEqual(['vehicle idle', undefined]);
  });

  test('waits on while there is none', async () => {
    const flow = await standing(searchFlow, { lookUp: [away, away] }, [search, { type: 'ONLINE' }]);
    expect(flow.at()).toBe('vehicle away');
  });
});

const waysBack: Record<string, (flow: ReturnType<typeof startFlow>) => Promise<void>> = {
  'the network': ({ send: tell }) => tell({ type: 'ONLINE' }),
  'a press': ({ send: tell }) => tell({ type: 'RETRY' }),
  time: ({ pass }) => pass(10_000),
};
