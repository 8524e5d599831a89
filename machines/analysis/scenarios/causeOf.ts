import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { divergenceFrom } from '#machines/analysis/divergenceFrom.ts';
import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import { sourcesOn } from '#machines/analysis/outcome/factSources.ts';
import { nameOf, reachableBy, type Reachable } from '#machines/analysis/outcome/reachableBy.ts';
import { documentsOf } from '#machines/analysis/rulesOf.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Rule } from '#machines/subject/rule.ts';

/** What decides whether something comes: the rule, none where it always does; and the page that has the rule, none for a document. */
export interface Cause {
  readonly page?: AnyPage;
  readonly rule?: Rule | undefined;
}

interface Decided {
  readonly facts: Facts;
  readonly kind: OutcomeKind;
  readonly key: string;
}

/** What decides, by some facts, whether a page, a question, a document or a dialog comes. */
export const causeOf = (flow: AnyFlow, { facts, kind, key }: Decided): Cause => {
  const reachable = reachableBy(flow, facts);
  if (kind === 'documents') return documentCause(flow, reachable, key);
  const pages =
    kind === 'pages'
      ? flow.pages.filter(({ code }) => code === key)
      : flow.pages.filter((page) => hasRule(page, kind, key));
  const reached = pages.find((page) => reachable.pages.some((one) => nameOf(one) === page.code));
  const page = reached ?? pages[0];
  if (!page) return {};
  const own = kind === 'pages' ? undefined : ruleOn(page, kind, key);
  if (!reached) return wayCause(flow, facts, page);
  return own ? { page, rule: own } : pageCause(flow, reachable, { facts, page });
};

const hasRule = (page: AnyPage, kind: OutcomeKind, key: string): boolean =>
  kind === 'dialogs'
    ? page.confirm.some(({ dialog }) => dialog === key)
    : sourcesOn(page).some(({ path }) => path === key);

/** The rule by which a page asks a question or opens a dialog, none where it always does. */
const ruleOn = (page: AnyPage, kind: OutcomeKind, key: string): Rule | undefined => {
  if (kind === 'dialogs') return page.confirm.find(({ dialog }) => dialog === key)?.when;
  const [first, ...others] = sourcesOn(page).find(({ path }) => path === key)?.when ?? [];
  return first && others.length > 0 ? { all: [first, ...others] } : first;
};

/** What decides about a page that is reached: what passes over it, else its own rule, else what may lead past it. */
const pageCause = (
  flow: AnyFlow,
  reachable: Reachable,
  { facts, page }: { readonly facts: Facts; readonly page: AnyPage },
): Cause => {
  const [skipping] = page.skipped ?? [];
  if (skipping && reachable.met(page) !== 'always') return { page, rule: { not: skipping.when } };
  if (page.canEnter || reachable.over(new Set([page.code])) === 'always')
    return { page, rule: page.canEnter };
  return wayCause(flow, facts, page);
};

/** Where the way leaves that to a page: the rule of the page that comes first on the way to it. */
const wayCause = (flow: AnyFlow, facts: Facts, page: AnyPage): Cause => {
  const walk = walkFacts(flow, { ...facts, ...derivedFacts(flow, facts) });
  const left = divergenceFrom(flow, walk, page.code);
  const first = left?.way[1];
  const refused = first === undefined ? page : getPage(flow, first);
  if (refused.canEnter) return { page: refused, rule: refused.canEnter };
  const taken = left?.step.taken;
  return taken === undefined ? { page } : { page: getPage(flow, taken), rule: getPage(flow, taken).canEnter };
};

/** The last rule that may move a document where an answer does, else those by which rows list it. */
const documentCause = (flow: AnyFlow, { certaintyOf }: Reachable, code: string): Cause => {
  const { rows, byAnswer } = documentsOf(flow);
  const moving = byAnswer.findLast((row) => row.code === code && certaintyOf(row.when) !== 'never');
  if (moving) return { rule: moving.when };
  const listing = rows.filter(({ required, optional }) => [...required, ...optional].includes(code));
  const holding = listing.find(({ when }) => certaintyOf(when) !== 'never');
  return { rule: holding?.when ?? anyOf([...listing, ...byAnswer.filter((row) => row.code === code)]) };
};

const anyOf = (rows: readonly { readonly when: Rule }[]): Rule | undefined => {
  const [first, ...others] = rows.map(({ when }) => when);
  return first && others.length > 0 ? { any: [first, ...others] } : first;
};
