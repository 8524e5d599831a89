import type { FactsOf } from '#machines/subject/computedFact.ts';
import type { Rule as RuleOf } from '#machines/subject/rule.ts';
import type { Claim } from './claim.ts';
import type { computed } from './facts.ts';

/** The facts of a claim with their values. */
export type ClaimFacts = FactsOf<Claim, typeof computed>;

/** A condition about a claim. */
export type Rule = RuleOf<ClaimFacts>;
