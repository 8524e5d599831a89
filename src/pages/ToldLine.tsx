import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Breakable } from '../layout/Breakable.tsx';
import { Button } from '../layout/Button.tsx';
import styles from './ToldLine.module.css';

interface Props {
  /** The field whose answer is told. */
  readonly name: string;
  readonly label: string;
  readonly answer: string;
  readonly onChange: () => void;
}

/** An answer that nobody was asked for, in a line with a way to change it. */
export function ToldLine({ name, label, answer, onChange }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <div className={styles['line']} data-folded={name}>
      <p className={styles['words']}>
        <span className={styles['label']}>{label}</span>
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
