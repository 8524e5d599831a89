import { memo, type ReactNode } from 'react';
import { usePageField } from '../forms/usePageField.ts';
import { describedBy } from './describedBy.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldWords } from './useFieldWords.ts';
import styles from './TextField.module.css';

export type TextFieldProps = {
  /** The field of the claim: `reporter.fullName`. */
  name: string;
  /** The key of its words, where they are not those of its name. */
  words?: string | undefined;
  /** How long an answer is expected: the width of the box says so before the hint does. */
  width?: 'tiny' | 'short' | 'medium' | 'long' | 'full';
  /** Says that the answer may be left out. Without it the schema decides. */
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The browser's name of the value, so that it can be filled in (WCAG 1.3.5). */
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Shows letters as capitals; the schema stores them so. */
  isUpperCase?: boolean;
};

/** A line of text. */
export function TextField({ name, words: key = name, isOptional, ...rest }: TextFieldProps): ReactNode {
  const field = usePageField(name);
  const { label, hint, why } = useFieldWords(key);
  return (
    <TextInput
      {...field}
      {...rest}
      label={label}
      hint={hint}
      why={why}
      isOptional={isOptional ?? !field.isRequired}
    />
  );
}

type TextInputProps = Omit<TextFieldProps, 'words' | 'isOptional'> &
  Pick<ReturnType<typeof usePageField>, 'id' | 'defaultValue' | 'error' | 'note'> & {
    label: string;
    hint: string | undefined;
    why: string | undefined;
    isOptional: boolean;
  };

const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, name, label, hint, why, isOptional, error, note, width = 'full', type = 'text' } = props;
  return (
    <FieldFrame id={id} words={{ label, hint, why }} isOptional={isOptional} error={error} note={note}>
      <input
        id={id}
        name={name}
        type={type}
        className={styles['input']}
        data-width={width}
        data-upper={props.isUpperCase}
        defaultValue={props.defaultValue}
        disabled={props.isDisabled}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize={props.isUpperCase ? 'characters' : undefined}
        spellCheck={false}
        aria-required={isOptional ? undefined : true}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, note })}
      />
    </FieldFrame>
  );
});
