import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { describedBy } from './describedBy.ts';
import { FieldError, FieldNote } from './FieldMessages.tsx';
import type { FieldWords } from './useFieldWords.ts';
import { WhyWeAsk } from './WhyWeAsk.tsx';
import styles from './GroupFrame.module.css';

type Props = {
  id: string;
  /** The field whose errors this group shows. */
  name: string;
  words: FieldWords;
  isOptional: boolean;
  /** The page's heading asks the question already: screen readers still read it, but it is not shown twice. */
  isLabelHidden?: boolean | undefined;
  /** Only one of the controls can be chosen. */
  isRadioGroup?: boolean;
  error: string | undefined;
  note: string | undefined;
  children: ReactNode;
};

/**
 * Question, hint, controls, messages and reason of a field with several controls: an error above them, where it is read before them,
 * a note below, so that what was just pressed stays where it is.
 */
export function GroupFrame({
  id,
  name,
  words,
  isOptional,
  isLabelHidden = false,
  isRadioGroup = false,
  error,
  note,
  children,
}: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <fieldset
      id={`${id}-group`}
      className={styles['group']}
      data-field={name}
      data-field-frame
      data-required={isOptional ? undefined : true}
      tabIndex={-1}
      role={isRadioGroup ? 'radiogroup' : undefined}
      aria-required={isRadioGroup && !isOptional ? true : undefined}
      aria-invalid={isRadioGroup && error ? true : undefined}
      aria-describedby={describedBy(id, { hint: words.hint, error, note })}
      data-quiet-focus
    >
      <legend className={isLabelHidden ? 'visually-hidden' : styles['legend']}>
        {words.label}
        {isOptional ? <span className={styles['optional']}> ({t('optional')})</span> : null}
      </legend>
      {words.hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {words.hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      <div className={styles['controls']}>{children}</div>
      {/* Below: what a choice makes appear must not push away what was just pressed. */}
      <FieldNote id={id} error={error} note={note} />
      {words.why ? <WhyWeAsk text={words.why} /> : null}
    </fieldset>
  );
}
