import type { ClaimDetail } from '#machines/claim/claim.ts';
import { answersTo, controlFor, type Question } from '#machines/flow/question.ts';
import { inRows } from '#machines/subject/path.ts';
import type { CarriedAnswer } from '#src/forms/rows/carriedFields.ts';
import type { ReadField } from '#src/forms/liveFields.ts';
import { visibleQuestions, type QuestionScope, type VisibleQuestion } from './visibleQuestions.ts';

/** A visible question of a row with what its fields hold. */
export interface RowAnswer extends VisibleQuestion {
  readonly texts: readonly string[];
  readonly isMissing: boolean;
  /** The answers it asks for. */
  readonly answers: readonly CarriedAnswer[];
}

/** The visible questions of a row with what its fields hold, plain data. */
export type RowAnswers = (row: number, read: ReadField) => readonly RowAnswer[];

/**
 * How the rows of a list answer, inside the questions around it and for the claim the form began with. How fields stand at a moment is
 * looked at once.
 */
export const rowAnswersIn = (
  around: readonly QuestionScope[],
  questions: readonly Question[],
  claim: ClaimDetail,
): RowAnswers => {
  const known = new WeakMap<ReadField, Map<number, readonly RowAnswer[]>>();
  return (row, read) => {
    const rows = known.get(read) ?? new Map<number, readonly RowAnswer[]>();
    const answers = rows.get(row) ?? answersOfRow(around, { questions, row }, { claim, read });
    known.set(read, rows.set(row, answers));
    return answers;
  };
};

const answersOfRow = (
  around: readonly QuestionScope[],
  { questions, row }: { readonly questions: readonly Question[]; readonly row: number },
  { claim, read }: { readonly claim: ClaimDetail; readonly read: ReadField },
): readonly RowAnswer[] => {
  const rows = [...(around.at(-1)?.rows ?? []), row];
  return visibleQuestions([...around, { questions, rows }], claim, read).flatMap((visible) => {
    const question = questions[visible.at];
    if (!question) return [];
    const isOneField = !ofSeveralFields.has(controlFor(question)?.kind ?? 'rows');
    const answers = answersTo(question).map(({ name }) => ({ name: inRows(name, rows), isOneField }));
    const texts = answers.flatMap(({ name }) => read(name)).filter((text) => text.trim() !== '');
    // What an answer of several fields lacks is found when the page is left.
    const isMissing = isOneField && !visible.isOptional && texts.length === 0;
    return [{ ...visible, texts, isMissing, answers }];
  });
};

const ofSeveralFields: ReadonlySet<string> = new Set(['rows', 'address', 'files', 'shop']);
