import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Breakable } from '#src/layout/Breakable.tsx';
import { Button } from '#src/layout/Button.tsx';
import styles from './CollapsedAnswer.module.css';

interface Props {
  /** The field whose answer is collapsed. */
  readonly name: string;
  readonly label: string;
  /** The heading of the page says it already. */
  readonly isLabelHidden?: boolean;
  readonly answer: string;
  readonly onChange: () => void;
}

/** A collapsed answer: a line with a way to change it. */
export function CollapsedAnswer({ name, label, isLabelHidden = false, answer, onChange }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <div className={styles['line']} data-folded={name}>
      <p className={styles['words']}>
        <span className={isLabelHidden ? 'visually-hidden' : styles['label']}>{label}</span>
        <strong>
          <Breakable text={answer} />
        </strong>
      </p>
      <Button look="quiet" aria-label={`${t('action.change')}: ${label}`} onClick={onChange}>
        {t('action.change')}
      </Button>
    </div>
  );
}
