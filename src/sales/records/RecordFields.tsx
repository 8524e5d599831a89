import { Fragment, memo, type ReactNode } from 'react';
import { controlFor, type Question } from '#machines/flow/question.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { useFirstRow } from '#src/fields/rows/useFirstRow.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { i18n } from '#src/i18n/i18n.ts';
import type { AskedField } from './askedNow.ts';
import type { RecordView } from './recordView.ts';
import { useBeginnings } from './useBeginnings.ts';
import styles from './RecordFields.module.css';

interface Props {
  readonly view: RecordView;
  /** Nothing can be answered. */
  readonly isReadOnly: boolean;
  /** What stands before a field, by its name. */
  readonly ahead?: Readonly<Record<string, ReactNode>> | undefined;
  /** What stands in the place of a field, by its name. */
  readonly instead?: Readonly<Record<string, ReactNode>> | undefined;
  /** What stands behind the fields of a group, by its name. */
  readonly below?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The questions of a record that are asked right now, under the headings of their groups, two beside each other where there is room. */
export const RecordFields = memo(function RecordFields({
  view,
  isReadOnly,
  ahead = {},
  instead = {},
  below = {},
}: Props) {
  const asked = useFields(view.asked);
  useBeginnings(view, asked);
  const Fields = isReadOnly ? 'fieldset' : 'div';
  const groups = Map.groupBy(asked, ({ at }) => view.questions[at]?.group ?? '');
  return (
    <div className={styles['groups']}>
      {[...groups].map(([group, fields]) => (
        <fieldset key={group}>
          <legend className={styles['legend']}>{i18n.t(`clientRecord:groups.${group}`)}</legend>
          <Fields className={styles['fields']} {...(isReadOnly && { disabled: true })}>
            {fields.map((field) => (
              <Fragment key={field.name}>
                {ahead[field.name] === undefined ? null : (
                  <div className={styles['field']} data-wide>
                    {ahead[field.name]}
                  </div>
                )}
                {instead[field.name] === undefined ? (
                  <Field question={view.questions[field.at]} {...field} />
                ) : (
                  <div className={styles['field']} data-wide>
                    {instead[field.name]}
                  </div>
                )}
              </Fragment>
            ))}
          </Fields>
          {below[group]}
        </fieldset>
      ))}
    </div>
  );
});

interface FieldProps extends AskedField {
  readonly question: Question | undefined;
}

const Field = ({ question, at: _at, codes, ...field }: FieldProps) => {
  const control = question && controlFor(question);
  if (!control) return null;
  if (question?.rows && control.kind === 'rows')
    return (
      <div className={styles['field']} data-wide>
        <Rows {...field} list={question.ask} max={control.max} questions={question.rows} />
      </div>
    );
  const isWide = ['radio', 'tick', 'story', 'several'].includes(control.kind);
  return (
    <div className={styles['field']} data-wide={isWide}>
      <ControlField {...field} control={control} codes={codes} further={[]} />
    </div>
  );
};

interface RowsProps {
  readonly name: string;
  readonly isOptional: boolean;
  /** The list as its questions spell it, for any row of the lists around it. */
  readonly list: string;
  readonly max: number;
  readonly questions: readonly Question[];
}

/** A list whose rows are asked questions of their own, each row like the fields around it. */
const Rows = ({ questions, list, ...field }: RowsProps) => (
  <RowsField {...field} begins={useFirstRow(field.name, (_row, index) => index === 0)}>
    {(row) => (
      <div className={styles['fields']}>
        {questions.map((question, at) => (
          <Field
            key={question.ask}
            question={question}
            at={at}
            name={question.ask.replace(`${list}[]`, row)}
            isOptional={question.optional === true}
            codes={codesOf(question.field).map(String)}
          />
        ))}
      </div>
    )}
  </RowsField>
);
