import { describe, expect, test } from 'vitest';
import { ruleText } from '#machines/analysis/ruleText.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { blame } from '#machines/subject/rule.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

const codes = (facts: Facts) =>
  walkFacts(loanFlow, facts)
    .map(({ page }) => page.code)
    .join(' ');

describe('the walk by facts alone', () => {
  test.each<{ facts: Facts; pages: string }>([
    { facts: {}, pages: 'risk account event moreInfo documents summary finalised' },
    {
      facts: { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
      pages: 'risk death moreInfo documents summary finalised',
    },
    {
      facts: { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' },
      pages: 'risk event moreInfo documents summary finalised',
    },
  ])('$facts leads through $pages', ({ facts, pages }) => {
    expect(codes(facts)).toBe(pages);
  });

  test('tells of every page refused which facts refused it', () => {
    const [risk] = walkFacts(loanFlow, { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' });
    const refused = risk?.refused.map(({ to, verdict }) => [
      to,
      blame(verdict).map(({ rule }) => ruleText(rule)),
    ]);
    expect({ taken: risk?.taken, refused }).toEqual({
      taken: 'event',
      refused: [
        ['account', ['appliedRiskId is BAN', 'claimEventType in DEATH, DISABILITY']],
        ['death', ['appliedRiskId is UMR', 'claimEventType is DEATH']],
      ],
    });
  });

  test('ends where no page may be entered', () => {
    const steps = walkFacts(holeFlow, { reporterRole: 'INSURED' });
    expect(steps.map(({ page, taken }) => [page.code, taken])).toEqual([['role', undefined]]);
  });
});
