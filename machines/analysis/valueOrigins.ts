import type { Beginning } from '#machines/flow/begins.ts';
import type { Question } from '#machines/flow/question.ts';
import { beginningsOf } from '#machines/flow/withBeginnings.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Names, OtherAnswer } from '#machines/flow/page.ts';
import { isWithin } from '#machines/subject/path.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { followingOf, type AnySubject } from './catalogue.ts';

/** Where the value of an answer may come from, and when. */
export type ValueOrigin = { readonly when?: Rule | undefined } & (
  | { readonly from: 'REPORTER' }
  /** The form begins with another answer, a value, or something made of other answers. */
  | ({ readonly from: 'BEGINNING' } & Made)
  /** It follows from others, and nobody is asked. */
  | ({ readonly from: 'ANSWERS' } & Made)
  | { readonly from: 'LOOKUP'; readonly call: string; readonly page: AnyPage }
  | { readonly from: 'DIALOG'; readonly dialog: string; readonly page: AnyPage; readonly value: unknown }
);

/** What a value is made of: paths of other answers, or the value itself. */
interface Made {
  readonly of?: readonly string[];
  readonly value?: unknown;
}

/**
 * Every place that the value of a question may come from in a flow: the reporter, what the form begins with, other answers, a
 * lookup, a dialog.
 *
 * @param path of the answer, or of a part of it
 */
export const valueOrigins = (
  flow: Pick<AnyFlow, 'pages' | 'subject'>,
  question: Question,
  path: string,
): readonly ValueOrigin[] => [
  ...(question.isDisplayOnly ? [] : [{ from: 'REPORTER' } as const]),
  ...(path === question.ask ? beginningsOf(question).map(fromBeginning) : []),
  ...followsTo(flow.subject, path),
  ...flow.pages.flatMap((page) => [...lookedUpOn(page, path), ...confirmedOn(page, path)]),
];

const fromBeginning = ({ from, value, every, written, when }: Beginning): ValueOrigin => {
  const made = from === undefined ? written?.reads : [from];
  return {
    from: 'BEGINNING',
    when,
    ...(made ? { of: made } : { value: every?.map(({ code }) => code) ?? value }),
  };
};

const followsTo = (subject: AnySubject, path: string): readonly ValueOrigin[] =>
  followingOf(subject).flatMap((row): readonly ValueOrigin[] => {
    if ('linked' in row) return [];
    if ('set' in row)
      return row.answers.some((answer) => isOf(path, answer)) ? [{ from: 'ANSWERS', of: row.reads }] : [];
    if (!isOf(path, row.answer)) return [];
    return row.values.flatMap((value): readonly ValueOrigin[] => {
      if ('gone' in value) return [];
      const { when } = value;
      return [
        'value' in value
          ? { from: 'ANSWERS', value: value.value, when }
          : { from: 'ANSWERS', of: [value.from], when },
      ];
    });
  });

const lookedUpOn = (page: AnyPage, path: string): readonly ValueOrigin[] =>
  page.lookups.flatMap(({ call, when }): readonly ValueOrigin[] =>
    lookupOf(page.subject, call).tells.some((told) => isOf(path, told))
      ? [{ from: 'LOOKUP', call, page, when }]
      : [],
  );

const confirmedOn = (page: AnyPage, path: string): readonly ValueOrigin[] =>
  page.confirm.flatMap(({ dialog, when, yes, other }) =>
    [yes, otherAnswer(other)].flatMap((adds): readonly ValueOrigin[] => {
      const value = adds && valueAt(adds, path);
      return value === undefined ? [] : [{ from: 'DIALOG', dialog, page, value, when }];
    }),
  );

const otherAnswer = (other: OtherAnswer<Names> | undefined): object | undefined => {
  if (!other || 'discards' in other) return undefined;
  return 'adds' in other ? other.adds : other.corrects;
};

const isOf = (path: string, answer: string): boolean => path === answer || isWithin(path, answer);
