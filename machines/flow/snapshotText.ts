import type { Flow } from './defineFlow.ts';
import { factWalks, type FactWalk } from './factWalks.ts';
import { steps, type Page } from './page.ts';
import type { Rule } from './rule.ts';

/**
 * Takes a flow; gives it as text for reading and for diffs: every page with its path, step, saving, answers, lookups, dialogs,
 * rule and transitions; and a few walks that take every transition, each named by the facts that lead along it. The same flow
 * gives the same text.
 */
export const snapshotText = (flow: Flow): string =>
  [
    `${flow.code} at ${flow.home}, begins on ${flow.start}`,
    ...flow.pages.map((page) => pageText(page)),
    ...factWalks(flow).map((walk) => walkText(flow, walk)),
    '',
  ].join('\n\n');

const pageText = (page: Page): string =>
  [
    `${page.code}  ${page.path}`,
    `  step ${page.step}, ${page.saves ? 'saves' : 'no save'}${page.sends ? ', sends' : ''}`,
    ...line('view', page.view === page.code ? [] : [page.view]),
    ...line('row', page.row === undefined ? [] : [`${page.row}`]),
    ...line(
      'asks',
      Object.entries(page.answers.shape).map(([name, schema]) => (isOptional(schema) ? `${name}?` : name)),
    ),
    ...line('enter', page.canEnter ? [ruleText(page.canEnter)] : []),
    ...page.lookups.map(({ call, when }) => `  looks up ${call}${when ? ` when ${ruleText(when)}` : ''}`),
    ...page.confirm.map(({ dialog, when }) => `  confirms ${dialog}${when ? ` when ${ruleText(when)}` : ''}`),
    ...line('next', page.next),
  ].join('\n');

const walkText = (flow: Flow, { facts, steps: walked }: FactWalk): string =>
  [
    `walk ${
      Object.entries(facts)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || 'of nothing known'
    }`,
    ...steps[flow.flowType].flatMap((step) =>
      line(
        step,
        walked.flatMap(({ page }) => (page.step === step ? [page.code] : [])),
      ),
    ),
  ].join('\n');

const line = (name: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`  ${name} ${words.join(', ')}`];

const isOptional = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'optional';

/** Takes a rule; gives it in one line of names and codes: `appliedRiskId is BAN and not (claimEventType is DEATH)`. */
export const ruleText = (rule: Rule): string => {
  if ('all' in rule) return rule.all.map(inner).join(' and ');
  if ('any' in rule) return rule.any.map(inner).join(' or ');
  if ('not' in rule) return `not (${ruleText(rule.not)})`;
  return 'is' in rule ? `${rule.fact} is ${rule.is}` : `${rule.fact} in ${rule.in.join(', ')}`;
};

const inner = (rule: Rule): string =>
  'all' in rule || 'any' in rule ? `(${ruleText(rule)})` : ruleText(rule);
