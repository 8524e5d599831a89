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

/** The questions of one row of a list, inside those around it. */
export const rowScope = (
  around: readonly QuestionScope[],
  questions: readonly Question[],
  row: number,
): readonly QuestionScope[] => [...around, { questions, rows: [...(around.at(-1)?.rows ?? []), row] }];

/** The visible questions of a row with what its fields hold, plain data. */
export const rowAnswers = (
  scope: readonly QuestionScope[],
  claim: ClaimDetail,
  read: ReadField,
): readonly RowAnswer[] => {
  const { questions = [], rows = [] } = scope.at(-1) ?? {};
  return visibleQuestions(scope, claim, read).flatMap((visible) => {
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
