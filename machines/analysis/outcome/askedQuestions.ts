import { codeOf, ruleOf, type Question } from '#machines/flow/question.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { both, opposite, overall, type Certainty } from './certainty.ts';
import { nameOf, type Reachable } from './reachableBy.ts';

/** Something that is wanted of the reporter: whether at all, and whether it must be given. */
export interface Wanted {
  readonly key: string;
  readonly is: Certainty;
  readonly required: Certainty;
}

/** A question, by the path of its answer, with the codes of the pages that may ask it. */
export interface QuestionOutcome extends Wanted {
  readonly pages: readonly string[];
}

/** A question as a page asks it. */
interface Asked {
  readonly path: string;
  readonly page: AnyPage;
  readonly is: Certainty;
  readonly required: Certainty;
}

/** The questions that may be put to the reporter, those about rows included, in the order of the pages. */
export const askedQuestions = (reachable: Reachable): readonly QuestionOutcome[] => {
  const asked = reachable.pages.flatMap((page) =>
    page.questions.flatMap((question) => askedBy(reachable, { question, page, around: reachable.met(page) })),
  );
  return [...Map.groupBy(asked, ({ path }) => path)].map(([key, all]) => {
    const surely = all.filter(({ is }) => is === 'always').map(({ page }) => page.code);
    return {
      key,
      is: reachable.over(new Set(surely)) === 'always' ? 'always' : 'sometimes',
      required: overall(all.map(({ required }) => required)),
      pages: [...new Set(all.map(({ page }) => nameOf(page)))],
    };
  });
};

interface Place {
  readonly question: Question;
  readonly page: AnyPage;
  /** How sure what is around it is: the page, or the list that it is asked for each row of. */
  readonly around: Certainty;
}

const askedBy = (reachable: Reachable, { question, page, around }: Place): readonly Asked[] => {
  const shown = both(around, reachable.certaintyOf(question.when));
  const is = both(shown, opposite(answeredAlone(reachable, question)));
  const own =
    question.isDisplayOnly || is === 'never'
      ? []
      : [{ path: question.ask, page, is, required: requiredness(reachable, question) }];
  const rows = (question.rows ?? []).flatMap((row) =>
    askedBy(reachable, { question: row, page, around: shown }),
  );
  return shown === 'never' ? [] : [...own, ...rows];
};

/** The certainty that the only code that is offered answers the question, and nobody is asked. */
const answeredAlone = ({ certaintyOf }: Reachable, { autoAnswers, only }: Question): Certainty => {
  if (!autoAnswers || !only) return 'never';
  const codes = [...Map.groupBy(only, codeOf).values()].map((offers) =>
    offers.map((offer) => certaintyOf(ruleOf(offer))),
  );
  const offered = codes.filter((all) => all.some((is) => is !== 'never'));
  const surely = codes.filter((all) => all.includes('always'));
  if (surely.length > 1 || offered.length === 0) return 'never';
  return offered.length === 1 && surely.length === 1 ? 'always' : 'sometimes';
};

const requiredness = ({ certaintyOf }: Reachable, { optional, or }: Question): Certainty => {
  if (optional === true) return 'never';
  const wanted = optional === undefined ? 'always' : opposite(certaintyOf(optional));
  return or === undefined ? wanted : both(wanted, 'sometimes');
};
