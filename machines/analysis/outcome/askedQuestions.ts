import type { Question } from '#machines/flow/question.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { both, opposite, overall, type Certainty, type Possible } from './certainty.ts';
import { onlyOffer } from './onlyOffer.ts';
import { nameOf, type Reachable } from './reachableBy.ts';

/** Something that is wanted of the reporter: whether at all, and whether it must be given. */
export interface Wanted {
  readonly key: string;
  readonly is: Possible;
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
  readonly is: Possible;
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
  const is = both(shown, opposite(onlyOffer(reachable.certaintyOf, question).is));
  const own =
    question.isDisplayOnly || is === 'never'
      ? []
      : [{ path: question.ask, page, is, required: requiredness(reachable, question) }];
  const rows = (question.rows ?? []).flatMap((row) =>
    askedBy(reachable, { question: row, page, around: shown }),
  );
  return shown === 'never' ? [] : [...own, ...rows];
};

const requiredness = ({ certaintyOf }: Reachable, { optional, or }: Question): Certainty => {
  if (optional === true) return 'never';
  const wanted = optional === undefined ? 'always' : opposite(certaintyOf(optional));
  return or === undefined ? wanted : both(wanted, 'sometimes');
};
