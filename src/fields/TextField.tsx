import { memo, type ReactNode } from 'react';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useBoundField, type BoundField } from './useBoundField.ts';
import styles from './TextField.module.css';

type Look = {
  /** How long an answer is expected to be: the width of the box says so before the hint does. */
  width?: 'tiny' | 'short' | 'medium' | 'long' | 'full' | undefined;
  /** The browser's name for the value, so that it can fill it in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  /** Shows letters as capitals; the schema stores them so. */
  isUpperCase?: boolean | undefined;
  /** What the browser suggests; any other text is an answer, too. */
  offers?: readonly string[] | undefined;
  /** Shown behind the box: `Kč`, `km`. */
  unit?: string | undefined;
};

/** A line of text. Spaces, slashes and small letters are welcome: the schema normalises them. */
export const TextField = memo(function TextField({
  name,
  words,
  isOptional,
  isDisabled,
  ...look
}: FieldProps & Look): ReactNode {
  return <TextInput {...useBoundField({ name, words, isOptional, isDisabled })} {...look} />;
});

function TextInput({ unit, offers, width = 'full', type = 'text', ...field }: BoundField & Look) {
  const { id, isOptional, error, note, isUpperCase } = field;
  return (
    <FieldFrame id={id} words={field} isOptional={isOptional} error={error} note={note}>
      <div className={styles['line']} data-width={width}>
        <input
          id={id}
          name={field.name}
          type={type}
          className={styles['input']}
          data-upper={isUpperCase}
          defaultValue={field.defaultValue}
          disabled={field.isDisabled}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete ?? 'off'}
          autoCapitalize={isUpperCase ? 'characters' : undefined}
          list={offers && `${id}-offers`}
          spellCheck={false}
          aria-required={isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, field)}
        />
        {offers ? <Offers id={`${id}-offers`} texts={offers} /> : null}
        {unit ? <span className={styles['unit']}>{unit}</span> : null}
      </div>
    </FieldFrame>
  );
}

const Offers = ({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text}>
        {text}
      </option>
    ))}
  </datalist>
);
