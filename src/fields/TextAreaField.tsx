import { memo, useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useBoundField, type BoundField } from './useBoundField.ts';
import line from './TextField.module.css';
import styles from './TextAreaField.module.css';

type Look = {
  /** The limit of the answer; the letters left are counted near its end. */ max: number;
  rows?: number | undefined;
};

/** Several lines of text, with the number of letters that are left where few are. */
export const TextAreaField = memo(function TextAreaField({
  max,
  rows,
  ...props
}: FieldProps & Look): ReactNode {
  return <TextArea {...useBoundField(props)} max={max} rows={rows ?? 5} />;
});

function TextArea({ max, rows = 5, ...field }: BoundField & Look) {
  const { id, isOptional, error, note } = field;
  const [length, setLength] = useState(field.defaultValue.length);
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      <textarea
        id={id}
        name={field.name}
        className={`${line['input']} ${styles['area']}`}
        rows={rows}
        defaultValue={field.defaultValue}
        disabled={field.isDisabled}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(id, field), `${id}-left`].filter(Boolean).join(' ')}
      />
      <CharactersLeft id={`${id}-left`} left={max - length} />
    </FieldFrame>
  );
}

/** From how many letters left they are counted: nobody minds before. */
const few = 100;

/** Counts the letters left, aloud too, once few are; empty before, so that it is heard when it speaks. */
function CharactersLeft({ id, left }: { id: string; left: number }) {
  const { t } = useTexts('common');
  const text = left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left });
  return (
    <p id={id} className={styles['left']} data-over={left < 0} aria-live="polite">
      {left > few ? '' : text}
    </p>
  );
}
