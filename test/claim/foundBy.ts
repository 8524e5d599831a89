import type * as z from 'zod';
import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { check } from '../../machines/claim/issue.ts';

export type Rule = z.core.$ZodCheck<ClaimDetail>;

/** A rule, the answers it reads, and what it finds: severity, key and field. */
export type RuleRow = [what: string, rule: Rule, answers: unknown, issues: string[]];

/** What a rule finds in answers of which every one may be missing, as `severity key name`. */
export const foundBy = (rule: Rule, answers: unknown): string[] =>
  check(Claim.partial().check(rule), answers).issues.map(
    ({ severity, key, name }) => `${severity} ${key} ${name}`,
  );
