import { describe, expect, test } from 'vitest';
import { factWalks } from '#machines/analysis/factWalks.ts';
import { flows } from '#machines/flows/index.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

describe('walks by facts', () => {
  test('are named by the fewest facts that lead along them', () => {
    const named = factWalks(loanFlow).map(({ facts }) => facts);
    expect(named).toEqual([
      {},
      { appliedRiskId: 'UMR' },
      { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' },
      { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
      { appliedRiskId: 'CPZ', claimEventType: 'DEATH' },
    ]);
  });

  test.each(flows)('take every transition of $code, and each walk ends', (flow) => {
    const walks = factWalks(flow);
    const taken = new Set(
      walks.flatMap(({ steps }) => steps.map((step) => `${step.page.code} -> ${step.taken}`)),
    );
    const all = flow.instances.flatMap(({ code, next }) => next.map((to) => `${code} -> ${to}`));
    expect(all.filter((transition) => !taken.has(transition))).toEqual([]);
    expect(walks.filter(({ steps }) => steps.at(-1)?.page.next.length !== 0)).toEqual([]);
  });
});
