import { Suspense, useState, type CSSProperties } from 'react';
import * as z from 'zod';
import { questionAt } from '#machines/assist/catalogue.ts';
import type { AnyPage } from '#machines/flow/flow.ts';
import { codeOf, controlFor, type Question } from '#machines/flow/question.ts';
import type { Pointing, Seen, SeenField } from '#machines/service/assist/seen.ts';
import { inRows } from '#machines/subject/path.ts';
import { codesOf } from '#machines/subject/schema.ts';
import { ControlField } from '#src/fields/controls.tsx';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { FormWatch } from '#src/forms/summary/formWatch.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Helper.module.css';

interface Props {
  readonly seen: Seen;
  readonly page: AnyPage;
  readonly onPoint: (at: Pointing) => void;
}

/** Nothing is ever in this form: it is there for the fields to be drawn in. */
const nothing = z.object({});

/** The questions that stand on the page of somebody else, each the field that it is there, empty, with how it stands. */
export const SeenFields = ({ seen, page, onPoint }: Props) => {
  const form = usePageForm({ id: 'seen', schema: nothing, defaultValue: {}, onSubmit: () => {} });
  const [pointedAt, setPointedAt] = useState<string>();
  return (
    // Of the form of somebody else nobody here is told.
    <FormWatch value={undefined}>
      <FormFrame form={form}>
        <ul className={styles['fields']}>
          {seen.fields.map((field, at) => {
            const question = questionAt(page, field.path);
            const name = inRows(field.path, field.rows);
            return question ? (
              <Seenable
                key={name}
                {...{ name, field, question }}
                isFocused={seen.focus === at}
                isPointedAt={pointedAt === name}
                pointer={seen.pointer?.at === at ? seen.pointer : undefined}
                onPoint={() => {
                  setPointedAt(name);
                  onPoint({ path: field.path, rows: field.rows });
                }}
              />
            ) : null;
          })}
        </ul>
      </FormFrame>
    </FormWatch>
  );
};

interface FieldProps {
  readonly name: string;
  readonly field: SeenField;
  readonly question: Question;
  readonly isFocused: boolean;
  readonly isPointedAt: boolean;
  readonly pointer: { readonly x: number; readonly y: number } | undefined;
  readonly onPoint: () => void;
}

const Seenable = ({ name, field, question, isFocused, isPointedAt, pointer, onPoint }: FieldProps) => {
  const { t } = useTexts('assist');
  const words = firstOf(question.words);
  const { label } = useFieldWords(words ?? name);
  const row = field.rows.at(-1);
  const named = row === undefined ? label : t('helper.row', { field: label, number: row + 1 });
  const state = t(`helper.state.${field.state}`);
  const wrong = field.state === 'WRONG' ? wrongWords(field, t('helper.isWrong')) : undefined;
  const here = isFocused ? t('helper.here') : undefined;
  const control = controlFor(question);
  // Which of them are offered depends on answers.
  const codes = [...new Set(question.only?.map(codeOf) ?? codesOf(question.field).map(String))];
  return (
    <li
      className={styles['field']}
      data-state={field.state}
      data-focus={isFocused}
      data-pointed={isPointedAt}
    >
      <div className={styles['told']}>
        {row === undefined ? null : <span>{t('helper.rowNumber', { number: row + 1 })}</span>}
        <span className={styles['state']}>{state}</span>
        {here === undefined ? null : <strong>{here}</strong>}
      </div>
      <div inert className={styles['drawn']}>
        {control && drawable(control.kind) ? (
          <Suspense fallback={label}>
            <ControlField
              {...{ name, control, codes, words }}
              choices={firstOf(question.choices)}
              further={[]}
              isOptional={false}
            />
          </Suspense>
        ) : (
          label
        )}
      </div>
      {wrong === undefined ? null : (
        <p className={styles['wrong']}>
          <Icon name="error" size={18} />
          {wrong}
        </p>
      )}
      {pointer ? <span className={styles['pointer']} style={placeOf(pointer)} aria-hidden="true" /> : null}
      <button
        type="button"
        className={styles['point']}
        aria-label={[t('helper.point', { field: named }), state, wrong, here].filter(Boolean).join(', ')}
        onClick={onPoint}
      />
      {isPointedAt ? (
        <span role="status" className="visually-hidden">
          {t('helper.pointed', { field: named })}
        </span>
      ) : null}
    </li>
  );
};

/** The words of a question, where those of its rules depend on answers the first of them. */
const firstOf = (words: Question['words']): string | undefined =>
  typeof words === 'string' ? words : words?.[0]?.key;

const undrawn = ['rows', 'files', 'shop', 'hidden'];
const drawable = (kind: string): boolean => !undrawn.includes(kind);

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
});

/** The common words of what is wrong; those that would need a number have none here, because no number comes. */
const wrongWords = ({ key }: SeenField, otherwise: string): string => {
  const words = key === undefined ? '' : i18n.t(`checks:${key}`, { skipInterpolation: true });
  return words === '' || words.includes('{{') ? otherwise : words;
};
