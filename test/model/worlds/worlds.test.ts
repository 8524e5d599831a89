import { describe, expect, test } from 'vitest';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { leavesIn, leavesOf } from '#test/model/faults/leaves.ts';
import { livesOf } from './lives.ts';
import { ways, type Elsewhere } from './elsewhere.ts';
import { standsOf } from './stands.ts';

const minutes = 60_000;
const stands = standsOf(loanFlow);
const live = livesOf(loanFlow);
const all: Elsewhere[] = [
  'is as it was',
  'was saved elsewhere',
  'is being sent elsewhere',
  'was sent elsewhere',
  'was given up elsewhere',
  'is kept no longer',
];

test('a report is tried in every state that it may be in while it is open', () => {
  const { request } = createFlowMachine(loanFlow).root.states;
  const seen = new Set(stands.flatMap(({ world }) => leavesIn(world.position.snapshot.value)));
  const ended = ['sent', 'discarded', 'expired', 'loggedOut'].map((state) => `request.${state}`);
  // Looking up and mending are states of other flows: `searchFlow`, and a refusal that names a page.
  const others = ['lookingUp', 'mending', 'creating', 'beginning'].map(
    (state) => `request.occupied.working.${state}`,
  );
  const left = request ? leavesOf(request).filter((leaf) => !seen.has(leaf)) : [];
  expect(left.filter((leaf) => ![...ended, ...others].includes(leaf))).toEqual([]);
});

test('every world is tried', () => {
  expect(all).toEqual(Object.keys(ways));
});

// `npm run worlds` tries every state, any other run every fourth.
const tried = stands.filter((_, at) => process.env['WORLDS'] === 'all' || at % 4 === 0);

describe.each(all)('a report that %s', (standing) => {
  test(
    'is edited, lost and sent only as the reporter knows, wherever it stands here',
    { timeout: 5 * minutes },
    async () => {
      const found: string[] = [];
      for (const stand of tried)
        for (const { says, complaints } of await live(stand, standing))
          found.push(...complaints.map((one) => `${one}: ${says}`));
      expect(found).toEqual([]);
    },
  );
});
