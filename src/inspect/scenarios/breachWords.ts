import type { Breach } from '#machines/analysis/scenarios/breachesOf.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { outcomeName, type Naming } from '#src/inspect/compare/outcomeName.ts';
import { ruleWords } from '#src/inspect/facts/ruleWords.ts';
import { fileOf } from '#src/inspect/fileOf.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { pageName } from '#src/inspect/pageName.ts';
import type { Language } from '#src/i18n/languages.ts';

/** A breach in words: what is so instead, the rule that decides it, and where in the code that rule is. */
export interface BreachWords {
  readonly what: string;
  readonly rule: string;
  readonly place: string;
}

/** What of a scenario does not hold, why, and where to look, for somebody who does not read code. */
export const breachWords = (
  flow: AnyFlow,
  { kind, key, is, cause }: Breach,
  naming: Naming & { readonly language: Language },
): BreachWords => {
  const { say } = naming;
  const { page, rule } = cause;
  const file = placeOf(flow, cause);
  return {
    what: say(`scenarios:found.${kind}.${is}`, { name: outcomeName(flow, { kind, key }, naming) }),
    rule: rule
      ? say('scenarios:decides', { rule: ruleWords(rule, naming) })
      : say('scenarios:decidesNothing'),
    place: page ? say('scenarios:place', { page: pageName(flow, page, say), file }) : file,
  };
};

/** The file that has the rule: that of its page, or the table of the documents of the line. */
const placeOf = (flow: AnyFlow, { page }: Breach['cause']): string => {
  if (page) return fileOf(flow, page) ?? page.code;
  return isReport(flow) ? `machines/flows/${flow.claimType}/documents.ts` : flow.code;
};
