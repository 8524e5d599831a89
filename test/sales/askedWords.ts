import { askedOn, isOptional } from '#machines/flow/answers.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import { controlFor, type Question } from '#machines/flow/question.ts';

/**
 * What a page asks of a record, in words: each answer, with `?` where it may be left out and `|` before the one that tells as much; of a
 * list the most rows that it takes and what is asked of each.
 */
export const askedWords = (page: AnyPage, record: object): string =>
  askedOn<Names>(page, record)
    .map((question) => wordOf(page, question, record))
    .join(' ');

const wordOf = (page: AnyPage, question: Question, record: object): string => {
  const { ask, or, rows } = question;
  const control = controlFor(question);
  const most = control?.kind === 'rows' ? `${control.max}x` : '';
  const inside = rows ? `[${most} ${rows.map((row) => wordOf(page, row, record)).join(' ')}]` : '';
  const mark = isOptional<object>(page.subject, question, record, [0]) ? '?' : '';
  return `${ask.replace(/^.*\[\]\./, '')}${inside}${mark}${or === undefined ? '' : `|${or}`}`;
};
