import { factsOf, type Rule } from '#machines/subject/rule.ts';
import { factName } from '#src/inspect/facts/factWords.ts';
import { lowerFirst, ruleWords, sentenceOf, upperFirst, type Spoken } from '#src/inspect/facts/ruleWords.ts';
import type { Say } from '#src/inspect/say.ts';
import { isForSome, type SheetPage, type Way } from './visible.ts';

const mostFacts = 3;

/** What a sheet says in the reader's language. */
export interface SheetWords {
  readonly say: Say;
  /** Who comes to a page, where a rule says it: its first alternative, and how many others there are. */
  readonly whoComes: (rule: Rule | undefined) => string;
  /** Who goes a way between two steps; undefined where everybody does. */
  readonly whoGoes: (way: Way) => string | undefined;
  /** Who goes past the steps that a way leaves out. */
  readonly whoSkips: (way: Way, pages: readonly SheetPage[]) => string | undefined;
  /** Names in a sentence: `A, B and C`. */
  readonly listed: (names: readonly string[]) => string;
}

/** The words of a sheet about one flow. */
export const sheetWords = (spoken: Spoken): SheetWords => {
  const { say, language } = spoken;
  const list = new Intl.ListFormat(language);
  const nameOf = (fact: string) => lowerFirst(factName(fact, say), language);
  const decidedBy = (rules: readonly Rule[]): string => {
    const facts = [...new Set(rules.flatMap((rule) => [...factsOf(rule)]).map(nameOf))];
    const more = facts.length > mostFacts ? [say('inspect:sheet.moreFacts')] : [];
    return say('inspect:sheet.by', { facts: [...facts.slice(0, mostFacts), ...more].join(', ') });
  };
  const ruled = (rules: readonly Rule[]): string | undefined => {
    const different = [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
    const [only] = different;
    if (only === undefined) return undefined;
    return different.length === 1 ? sentenceOf(only, spoken) : decidedBy(different);
  };
  return {
    say,
    whoComes: (rule) => {
      if (rule === undefined) return say('inspect:sheet.everybodyElse');
      if (!('any' in rule)) return sentenceOf(rule, spoken);
      const [first, ...others] = rule.any;
      if (first === undefined || others.length === 0) return sentenceOf(rule, spoken);
      const words = upperFirst(ruleWords(first, spoken), language);
      return say('inspect:sheet.orOthers', { words, count: others.length });
    },
    whoGoes: (way) => {
      const some = way.of
        .filter((one) => isForSome({ ...way, of: [one] }))
        .flatMap(({ to }) => to.rule ?? []);
      if (some.length === 0) return undefined;
      return some.length === way.of.length ? ruled(some) : decidedBy(some);
    },
    whoSkips: ({ of }, pages) => {
      const refused = of.flatMap(({ page, to }) =>
        page.next
          .slice(0, page.next.indexOf(to.code))
          .flatMap((code) => pages.find((other) => other.code === code && other.step !== to.step) ?? []),
      );
      return ruled(refused.flatMap(({ rule }) => (rule ? [opposite(rule)] : [])));
    },
    listed: (names) => list.format(names),
  };
};

const opposite = (rule: Rule): Rule => ('not' in rule ? rule.not : { not: rule });
