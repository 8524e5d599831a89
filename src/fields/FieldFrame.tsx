import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { WhyWeAsk } from './WhyWeAsk.tsx';
import type { FieldWords } from './useFieldWords.ts';
import styles from './FieldFrame.module.css';

type Props = {
  id: string;
  words: FieldWords;
  isOptional: boolean;
  error: string | undefined;
  note: string | undefined;
  /** The page's heading asks the question already: screen readers still read it, but it is not shown twice. */
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
};

/** Label, hint, control, messages and reason of a field with one control. */
export function FieldFrame({
  id,
  words,
  isOptional,
  error,
  note,
  isLabelHidden = false,
  children,
}: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <div className={styles['frame']} data-field-frame data-invalid={error !== undefined}>
      <label id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : styles['label']} htmlFor={id}>
        {words.label}
        {isOptional ? <span className={styles['optional']}> ({t('optional')})</span> : null}
      </label>
      {words.hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {words.hint}
        </p>
      ) : null}
      {children}
      <FieldMessages id={id} error={error} note={note} />
      {words.why ? <WhyWeAsk text={words.why} /> : null}
    </div>
  );
}
