import { use, useMemo, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Question } from '#machines/flow/question.ts';
import type { SummaryAnswer } from '#machines/flow/summary.ts';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { useFirstRow } from '#src/fields/rows/useFirstRow.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import { AskedLine } from './AskedLine.tsx';
import { rowAnswersIn } from './rowAnswers.ts';
import { useWording } from './useWording.ts';
import type { QuestionScope } from './visibleQuestions.ts';

type Props = GroupProps & {
  readonly max: number;
  /** What is asked about each row. */
  readonly asked: readonly Question[];
  /** The questions around the list, from the page inwards. */
  readonly scope: readonly QuestionScope[];
  /** The claim the form began with. */
  readonly claim: ClaimDetail;
  readonly children: (row: string, index: number) => ReactNode;
};

/** A list whose rows are asked questions of their own: the first row that lacks an answer is open. */
export function AskedRows({ asked, scope, claim, children, ...field }: Props): ReactNode {
  const { live } = useFormAround();
  const wording = useWording(asked.map(unanswered), { claim, scopes: use(TextScopes) });
  const answersTo = useMemo(() => rowAnswersIn(scope, asked, claim), [scope, asked, claim]);
  const begins = useFirstRow(field.name, (_, row) =>
    answersTo(row, live.begun).some(({ isMissing }) => isMissing),
  );
  return (
    <RowsField
      {...field}
      begins={begins}
      closed={(given) => <AskedLine {...given} {...{ wording, answersTo }} questions={asked} />}
    >
      {children}
    </RowsField>
  );
}

const unanswered = (question: Question): SummaryAnswer => ({
  question,
  path: question.ask,
  value: undefined,
  words: undefined,
  choices: undefined,
  parts: [],
});
