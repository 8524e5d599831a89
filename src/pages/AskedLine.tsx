import { useMemo, type ReactNode } from 'react';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { controlFor, type Question } from '#machines/flow/question.ts';
import { answerText, labelText, type Wording } from '#machines/report/answerText.ts';
import { ClosedRow, type ClosedRowProps } from '#src/fields/rows/ClosedRow.tsx';
import { answersOf } from '#src/forms/answersOf.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import type { RowAnswer, RowAnswers } from './rowAnswers.ts';

type Props = ClosedRowProps & {
  /** What is asked about each row, and how a row answers it. */
  readonly questions: readonly Question[];
  readonly answersTo: RowAnswers;
  readonly wording: Wording;
};

/** A closed row by its answers: the first is its name, the others follow in a line, and what is still asked for is named. */
export function AskedLine({ questions, answersTo, wording, ...given }: Props): ReactNode {
  const answers = useFields((read) => answersTo(given.index, read), given.row);
  const asked = useMemo(() => answers.flatMap(({ answers: own }) => own), [answers]);
  const missing = answers.filter(({ isMissing }) => isMissing);
  return (
    <ClosedRow
      {...given}
      asked={asked}
      isMissing={missing.length > 0}
      content={() => {
        const [first, ...others] = answers.map((answer) => textOf(wording, questions[answer.at], answer));
        const labels = missing.map(({ name, words }) => labelText(wording, { path: name, words }));
        return {
          name: first,
          about: others.filter((text) => text !== undefined).join(' · '),
          missing: labels.length > 0 ? labels.join(', ') : undefined,
        };
      }}
    />
  );
}

const textOf = (
  wording: Wording,
  question: Question | undefined,
  { name, words, choices, texts, currency }: RowAnswer,
): string | undefined => {
  const { kind } = (question && controlFor(question)) ?? {};
  // A mere yes says nothing without its question, and a story is read where it is written.
  if (!question || texts.length === 0 || kind === 'yesNo' || kind === 'story') return undefined;
  const asAnswer = { question, path: name, words, choices, parts: [] };
  if (kind === 'tick') return labelText(wording, asAnswer);
  const value = answersOf(question.field, texts.length > 1 ? texts : texts[0]);
  const money = (amount: number) =>
    currency ? formatMoney(amount, currency, wording.language) : String(amount);
  return answerText({ ...wording, money }, { ...asAnswer, value });
};
