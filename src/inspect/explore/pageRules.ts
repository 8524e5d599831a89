import * as z from 'zod';
import { Claim } from '../../../machines/claim/claim.ts';
import { toIssue, type Issue } from '../../../machines/claim/issue.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { merged, type Conditions } from './conditions.ts';
import { explore, type Found } from './explore.ts';
import { codesIn } from './codesIn.ts';
import { leftOut } from './samples.ts';

/** A rule over several answers: what it says of which field, and the answers that bring it about; any of them is enough. */
export interface PageRule extends Issue {
  readonly when: readonly Conditions[];
}

const kept = new WeakMap<Page, readonly PageRule[]>();

/** Takes a page; gives what its checks over several answers find, each with the answers of this and of other pages that bring it about. */
export const pageRules = (page: Page): readonly PageRule[] => {
  const before = kept.get(page);
  if (before) return before;
  const found = explore({
    schema: Claim,
    rows: (page.row ?? 0) + 1,
    read: (answers) => issuesOf(page, answers).map((issue) => JSON.stringify(issue)),
  });
  const rules = [...Map.groupBy(found, ({ what }) => what)].flatMap(([what, all]) => ruleOf(what, all));
  kept.set(page, rules);
  return rules;
};

const issuesOf = (page: Page, answers: Readonly<Record<string, unknown>>): readonly Issue[] => {
  const payload: z.core.ParsePayload<Record<string, unknown>> = { value: answers, issues: [] };
  for (const { _zod: check } of page.checks?.(answers) ?? [])
    if (check.def.when?.(payload) !== false) void check.check(payload);
  return payload.issues.map(toIssue);
};

const Told = z.object({
  severity: z.enum(['required', 'error', 'warning', 'underwriting']),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  name: z.string(),
});

const ruleOf = (what: string, all: readonly Found[]): PageRule[] => {
  const { values, ...issue } = Told.parse(JSON.parse(what));
  const when = merged(all.map(({ when }) => telling(when, issue.name)));
  // What is offered follows from other answers, and naming every code that is not would tell nothing.
  const isOffer = issue.key === 'suggestion';
  return [{ ...issue, ...(values && { values }), when: isOffer ? [] : when }];
};

/** Leaves out what goes without saying: that the field itself is empty or filled in, and that a choice has any of its codes. */
const telling = (when: Conditions, own: string): Conditions =>
  new Map(
    [...when].filter(([name, codes]) => {
      const all = codesIn(name);
      if (name === own && !codes.some((code) => all.includes(code))) return false;
      return codes.includes(leftOut) || codes.length < all.length || all.length === 0;
    }),
  );
