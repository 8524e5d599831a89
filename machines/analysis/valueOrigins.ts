import { followingTable } from '#machines/claim/derived/followingTable.ts';
import type { Beginning } from '#machines/flow/begins.ts';
import type { Question } from '#machines/flow/question.ts';
import { beginningsOf } from '#machines/flow/withBeginnings.ts';
import { lookups } from '#machines/claim/lookups.ts';
import type { ClaimNames, Flow, Page } from '#machines/report/claimFlow.ts';
import type { OtherAnswer } from '#machines/flow/page.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isWithin } from '#machines/subject/path.ts';
import type { Rule } from '#machines/subject/rule.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** Where the value of an answer may come from, and when. */
export type ValueOrigin = { readonly when?: Rule | undefined } & (
  | { readonly from: 'REPORTER' }
  /** The form begins with another answer, a value, or something made of other answers. */
  | ({ readonly from: 'BEGINNING' } & Made)
  /** It follows from others, and nobody is asked. */
  | ({ readonly from: 'ANSWERS' } & Made)
  | { readonly from: 'LOOKUP'; readonly call: string; readonly page: Page }
  | { readonly from: 'DIALOG'; readonly dialog: string; readonly page: Page; readonly value: unknown }
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
  flow: Pick<Flow, 'pages'>,
  question: Question,
  path: string,
): readonly ValueOrigin[] => [
  ...(question.isDisplayOnly ? [] : [{ from: 'REPORTER' } as const]),
  ...(path === question.ask ? beginningsOf(question).map(fromBeginning) : []),
  ...followingOf(path),
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

const followingOf = (path: string): readonly ValueOrigin[] =>
  followingTable.flatMap((row): readonly ValueOrigin[] => {
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

const lookedUpOn = (page: Page, path: string): readonly ValueOrigin[] =>
  page.lookups.flatMap(({ call, when }): readonly ValueOrigin[] =>
    lookups[call].tells.some((told) => isOf(path, told)) ? [{ from: 'LOOKUP', call, page, when }] : [],
  );

const confirmedOn = (page: Page, path: string): readonly ValueOrigin[] =>
  page.confirm.flatMap(({ dialog, when, yes, other }) =>
    [yes, otherAnswer(other)].flatMap((adds): readonly ValueOrigin[] => {
      const value = adds && valueAt(adds, path);
      return value === undefined ? [] : [{ from: 'DIALOG', dialog, page, value, when }];
    }),
  );

const otherAnswer = (other: OtherAnswer<ClaimNames> | undefined): ClaimDetail | undefined => {
  if (!other || 'discards' in other) return undefined;
  return 'adds' in other ? other.adds : other.corrects;
};

const isOf = (path: string, answer: string): boolean => path === answer || isWithin(path, answer);
