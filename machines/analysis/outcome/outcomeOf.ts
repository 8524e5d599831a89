import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';
import { askedQuestions, type QuestionOutcome, type Wanted } from './askedQuestions.ts';
import { both, type Certainty, type Possible } from './certainty.ts';
import { nameOf, reachableBy, type Reachable } from './reachableBy.ts';
import { wantedDocuments } from './wantedDocuments.ts';

/** A page, by its code; of a list, the one page that its rows are filled in on. */
export interface PageOutcome {
  readonly key: string;
  readonly is: Possible;
}

/** A dialog that may open, by its name, with the pages it opens on and the rule that opens it there. */
export interface DialogOutcome {
  readonly key: string;
  readonly is: Possible;
  readonly opens: readonly { readonly page: string; readonly when: Rule | undefined }[];
}

/** What comes of some facts: each thing is certain, or may come by facts that are still open. */
export interface Outcome {
  readonly pages: readonly PageOutcome[];
  readonly questions: readonly QuestionOutcome[];
  readonly documents: readonly Wanted[];
  readonly dialogs: readonly DialogOutcome[];
}

/** The pages that a report with these facts is led over, the questions and the documents it is asked for, and the dialogs that may open. */
export const outcomeOf = (flow: AnyFlow, known: Facts): Outcome => {
  const reachable = reachableBy(flow, known);
  return {
    pages: metPages(reachable),
    questions: askedQuestions(reachable),
    documents: wantedDocuments(flow, reachable),
    dialogs: openingDialogs(reachable),
  };
};

const metPages = (reachable: Reachable): readonly PageOutcome[] =>
  [...Map.groupBy(reachable.pages, nameOf)].flatMap(([key, all]) => {
    const met = all.map((page) => ({ page, is: reachable.met(page) })).filter(({ is }) => is !== 'never');
    return met.length === 0 ? [] : [{ key, is: surely(reachable, met) }];
  });

const openingDialogs = (reachable: Reachable): readonly DialogOutcome[] => {
  const open = reachable.pages.flatMap((page) =>
    dialogUses(page)
      .map(({ dialog, when, by }) => ({
        dialog,
        when,
        page,
        // Whether a row is removed is for whoever reports to decide.
        is: both(reachable.met(page), by === 'leaving' ? reachable.certaintyOf(when) : 'sometimes'),
      }))
      .filter(({ is }) => is !== 'never'),
  );
  return [...Map.groupBy(open, ({ dialog }) => dialog)].map(([key, all]) => ({
    key,
    is: surely(reachable, all),
    opens: all.map(({ page, when }) => ({ page: nameOf(page), when })),
  }));
};

/** Whether the way surely leads over a page on which something is certain. */
const surely = (
  { over }: Reachable,
  all: readonly { readonly page: AnyPage; readonly is: Certainty }[],
): Possible => {
  const sure = all.flatMap(({ page, is }) => (is === 'always' ? [page.code] : []));
  return over(new Set(sure)) === 'always' ? 'always' : 'sometimes';
};
