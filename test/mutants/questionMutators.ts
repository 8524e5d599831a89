import { codeOf, ruleOf, type Offer, type Question } from '#machines/flow/question.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { controlFor } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { anywhere, apart, without, type PageChange } from './mutant.ts';
import { variantsOf } from './ruleVariants.ts';

/** Everything that is done to the questions of a page, those about the rows of lists included. */
export const questionChanges = (page: AnyPage): readonly PageChange[] =>
  withRows(page.questions).flatMap((question) => [
    ...(question.isDisplayOnly ? [] : [droppedOf(question)]),
    ...whenChanges(question),
    ...needChanges(question),
    ...offerChanges(question),
    ...limitChanges(question),
  ]);

const withRows = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withRows(question.rows ?? [])]);

/** A page with one of its questions become another one, or none. A question is known by being itself, in whichever row. */
const becoming =
  (question: Question, made: Question | undefined) =>
  (page: AnyPage): AnyPage => ({ ...page, questions: replaced(page.questions, question, made) });

const replaced = (
  questions: readonly Question[],
  question: Question,
  made: Question | undefined,
): readonly Question[] =>
  questions.flatMap((one) => {
    if (one === question) return made ?? [];
    const rows = one.rows && replaced(one.rows, question, made);
    return (rows && rows.some((row, at) => row !== one.rows?.[at])) ||
      (rows && rows.length !== one.rows?.length)
      ? { ...one, rows }
      : one;
  });

const droppedOf = (question: Question): PageChange => ({
  kind: 'question',
  done: `the question \`${question.ask}\` was dropped`,
  noticed: [question.when ?? anywhere],
  change: becoming(question, undefined),
});

const whenChanges = (question: Question): readonly PageChange[] => {
  const { when } = question;
  return when === undefined
    ? []
    : variantsOf(when).map(({ change, done, rule }) => ({
        kind: change,
        done: `the rule by which \`${question.ask}\` is ${question.isDisplayOnly ? 'told' : 'asked'} ${done}`,
        noticed: apart(when, rule),
        change: becoming(question, withRule(question, 'when', rule)),
      }));
};

const withRule = (question: Question, name: 'when' | 'optional', rule: Rule | undefined): Question =>
  rule ? { ...question, [name]: rule } : without(question, name);

/** What must be answered may be left out, and the other way. */
const needChanges = (question: Question): readonly PageChange[] => {
  if (question.isDisplayOnly) return [];
  const { optional, or } = question;
  const optionally = {
    kind: 'optional',
    done: `\`${question.ask}\` may be left out`,
    noticed: [question.when ?? anywhere],
    change: becoming(question, { ...question, optional: true }),
  } as const;
  const required = {
    kind: 'required',
    done: `\`${question.ask}\` must be answered`,
    noticed: [question.when ?? anywhere],
    change: becoming(question, without(question, 'optional')),
  } as const;
  const alone = {
    kind: 'required',
    done: `\`${question.ask}\` must be answered beside \`${or}\``,
    noticed: [question.when ?? anywhere],
    change: becoming(question, without(question, 'or')),
  } as const;
  return [
    ...(optional === true ? [required] : [optionally]),
    ...(typeof optional === 'object'
      ? variantsOf(optional)
          .filter(({ rule }) => rule !== undefined)
          .map(({ change, done, rule }) => ({
            kind: change,
            done: `the rule by which \`${question.ask}\` may be left out ${done}`,
            noticed: apart(optional, rule),
            change: becoming(question, withRule(question, 'optional', rule)),
          }))
      : []),
    ...(or === undefined ? [] : [alone]),
  ];
};

/** A code that is no longer offered, or offered by another rule; and a question that no longer answers itself. */
const offerChanges = (question: Question): readonly PageChange[] => {
  const { only = [], autoAnswers } = question;
  const offering = (at: number, offers: readonly Offer[]) =>
    becoming(question, { ...question, only: only.toSpliced(at, 1, ...offers) });
  return [
    ...only.flatMap((offer, at): readonly PageChange[] => {
      const code = codeOf(offer);
      const when = ruleOf(offer);
      const dropped = {
        kind: 'offer',
        done: `\`${question.ask}\` no longer offers ${code}`,
        noticed: [ruleOf(offer) ?? question.when ?? anywhere],
        change: offering(at, []),
      } as const;
      return [
        dropped,
        ...(when
          ? variantsOf(when).map(({ change, done, rule }) => ({
              kind: change,
              done: `the rule by which \`${question.ask}\` offers ${code} ${done}`,
              noticed: apart(when, rule),
              change: offering(at, [rule ? { code, when: rule } : code]),
            }))
          : []),
      ];
    }),
    ...(autoAnswers
      ? [
          {
            kind: 'offer',
            done: `\`${question.ask}\` is asked where only one code is offered`,
            noticed: [question.when ?? anywhere],
            change: becoming(question, without(question, 'autoAnswers')),
          } as const,
        ]
      : []),
  ];
};

/** How many rows there may be, one more and one fewer. */
const limitChanges = (question: Question): readonly PageChange[] => {
  const control = controlFor(question);
  if (control?.kind !== 'rows' || !question.rows) return [];
  return [control.max - 1, control.max + 1].map((max) => ({
    kind: 'limit',
    done: `\`${question.ask}\` takes ${max} rows instead of ${control.max}`,
    noticed: [],
    change: becoming(question, { ...question, as: { ...control, max } }),
  }));
};
