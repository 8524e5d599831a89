import { beforeAll, describe, expect, test } from 'vitest';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { flows } from '#machines/flows/index.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { few } from '#test/model/thorough.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { faults } from './faults.ts';
import { leavesOf } from './leaves.ts';
import { faultTrials } from './trials.ts';
import type { Complaint } from './trial.ts';

const minutes = 60_000;

const tried = new Set<string>();
const reached = new Set<string>();

/** A run by hand tries a flow of each kind. */
describe.each(few(flows, 7))('whatever goes wrong in $code', (flow) => {
  let trials: Awaited<ReturnType<typeof faultTrials>>;
  beforeAll(async () => {
    trials = await faultTrials(flow, tried);
    for (const state of trials.states) reached.add(state);
  }, 10 * minutes);

  const complaintsAbout = (about: Complaint['about']) =>
    trials.complaints.filter((complaint) => complaint.about === about).map(({ says }) => says);

  test('is tried on pages that do all that its pages do', () => {
    const asking = flow.instances.find(({ saves, lookups }) => saves || lookups.length > 0);
    const does: Readonly<Record<string, (page: Page) => boolean>> = {
      lookingUp: ({ lookups }) => lookups.length > 0,
      confirming: ({ confirm }) => confirm.length > 0,
      beginning: (page) => page === asking && page.lookups.length === 0,
      saving: ({ saves }) => saves,
      finalizing: ({ submits }) => submits,
    };
    const wanted = Object.keys(does).filter((state) => flow.instances.some((page) => does[state]?.(page)));
    expect(wanted.filter((state) => !trials.pages.some((page) => page.includes(state)))).toEqual([]);
  });

  test('leaves the machine where the model says, with the same calls under way', () => {
    expect(complaintsAbout('PLACE')).toEqual([]);
  });

  test('loses nothing of what was typed, not even if the browser crashes then', () => {
    expect(complaintsAbout('TYPED')).toEqual([]);
  });

  test('is told in words of three languages', () => {
    expect(complaintsAbout('WORDS')).toEqual([]);
  });

  test('is over once the page has the word again', () => {
    expect(complaintsAbout('LEFT')).toEqual([]);
  });

  test('has a way out that leads to the last page', () => {
    expect(complaintsAbout('WAY')).toEqual([]);
  });
});

test.each([
  'createRecord',
  'saveDraft/save/call',
  'loadDraft',
  'finalize/request/start',
  'discard/call',
  'session/extend',
])('every fault of %s was tried', (port) => {
  const untried = Object.keys(faults).filter(
    (fault) => ![...tried].some((one) => one.endsWith(` ${port} ${fault}`)),
  );
  expect(untried).toEqual([]);
});

/** Files are told of by the application, and a refusal that names a page has ways of its own: `lackedFiles.ts`, `mending.test.ts`. */
const elsewhere = ['request.occupied.awaitingFiles', 'request.occupied.working.mending'];

test('every state of the request and of the session was reached', () => {
  const { states } = createFlowMachine(loanFlow).root;
  const all = [states['request'], states['session']].flatMap((region) => (region ? leavesOf(region) : []));
  expect(all.filter((state) => !reached.has(state))).toEqual(elsewhere);
});

test.each([
  'createRecord goes well, but its answer is lost',
  'createRecord finds what an earlier call created',
  'saveDraft/save/call goes well, but its answer is lost',
])('%s: that was tried', (says) => {
  expect([...tried].some((one) => one.endsWith(` ${says}`))).toBe(true);
});
