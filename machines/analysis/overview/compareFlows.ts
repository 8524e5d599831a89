import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { questionLines } from '#machines/analysis/questionText.ts';
import { ruleText } from '#machines/analysis/ruleText.ts';

/** What two flows have at the same place: a page of one of them, or of both. */
export interface ComparedPages {
  readonly step: string;
  readonly one: AnyPage | undefined;
  readonly other: AnyPage | undefined;
  /** Both have the page, and another rule says who sees it. */
  readonly isForOthers: boolean;
  /** The questions in which they differ; none where only one flow has the page. */
  readonly questions: readonly ComparedQuestion[];
  /** How many questions are the same. */
  readonly same: number;
}

/** A question that one of two pages has, or both in another way. */
export interface ComparedQuestion {
  readonly path: string;
  /** `lost` is asked by the first alone, `gained` by the second alone. */
  readonly is: 'gained' | 'lost' | 'different';
  /** In what they differ: when it is asked, whether it may be left out, what it offers, or something else. */
  readonly by: readonly ('when' | 'optional' | 'choices' | 'other')[];
}

/**
 * The pages of two flows in pairs, step by step in the order of the first flow: of the same code, or else of the same name within a
 * step. What only the second has stands after what it follows there.
 *
 * @param nameOf what a page of a flow is called
 */
export const compareFlows = (
  one: AnyFlow,
  other: AnyFlow,
  nameOf: (flow: AnyFlow, page: AnyPage) => string,
): readonly ComparedPages[] => {
  const steps = [...new Set([...one.steps, ...other.steps])];
  return steps.flatMap((step) => {
    const [these, those] = [one, other].map(({ pages }) => pages.filter((page) => page.step === step));
    return pairsOf(these ?? [], those ?? [], (page, of) => nameOf(one, page) === nameOf(other, of)).map(
      (pair) => ({
        step,
        ...pair,
        ...differences(pair),
      }),
    );
  });
};

interface Pair {
  readonly one: AnyPage | undefined;
  readonly other: AnyPage | undefined;
}

const pairsOf = (
  these: readonly AnyPage[],
  those: readonly AnyPage[],
  isNamedAlike: (page: AnyPage, of: AnyPage) => boolean,
): readonly Pair[] => {
  const free = new Set(those);
  const partners = new Map<AnyPage, AnyPage>();
  for (const isLike of [(page: AnyPage, of: AnyPage) => page.code === of.code, isNamedAlike])
    for (const page of these) {
      const partner = partners.has(page) ? undefined : [...free].find((of) => isLike(page, of));
      if (!partner) continue;
      partners.set(page, partner);
      free.delete(partner);
    }
  const pairs: Pair[] = these.map((page) => ({ one: page, other: partners.get(page) }));
  let after = -1;
  for (const page of those) {
    const at = pairs.findIndex((pair) => pair.other === page);
    after = at === -1 ? after + 1 : at;
    if (at === -1) pairs.splice(after, 0, { one: undefined, other: page });
  }
  return pairs;
};

const differences = ({ one, other }: Pair): Pick<ComparedPages, 'isForOthers' | 'questions' | 'same'> => {
  if (!one || !other) return { isForOthers: false, questions: [], same: 0 };
  const [these, those] = [askedBy(one), askedBy(other)];
  const questions = [...new Set([...these.keys(), ...those.keys()])].flatMap((path) =>
    comparedAt(path, these.get(path), those.get(path)),
  );
  return {
    isForOthers: textOf(one.canEnter) !== textOf(other.canEnter),
    questions,
    same:
      [...these.keys()].filter((path) => those.has(path)).length -
      questions.filter(({ is }) => is === 'different').length,
  };
};

const askedBy = ({ questions }: AnyPage): ReadonlyMap<string, Question> =>
  new Map(questions.flatMap(withRows).map((question) => [question.ask, question]));

const withRows = (question: Question): readonly Question[] =>
  question.isDisplayOnly ? [] : [question, ...(question.rows ?? []).flatMap(withRows)];

const comparedAt = (
  path: string,
  one: Question | undefined,
  other: Question | undefined,
): readonly ComparedQuestion[] => {
  if (!one || !other) return [{ path, is: one ? 'lost' : 'gained', by: [] }];
  const [text, otherText] = [one, other].map((question) =>
    questionLines({ ...question, rows: [] }).join('\n'),
  );
  if (text === otherText) return [];
  const by = [
    ...(textOf(one.when) === textOf(other.when) ? [] : (['when'] as const)),
    ...(optionalText(one) === optionalText(other) ? [] : (['optional'] as const)),
    ...(offersText(one) === offersText(other) ? [] : (['choices'] as const)),
  ];
  return [{ path, is: 'different', by: by.length > 0 ? by : ['other'] }];
};

const textOf = (rule: Rule | undefined): string => (rule ? ruleText(rule) : '');

const optionalText = ({ optional, or = '' }: Question): string =>
  `${optional === true ? 'always' : textOf(optional)} ${or}`;

const offersText = ({ only = [] }: Question): string => JSON.stringify(only);
