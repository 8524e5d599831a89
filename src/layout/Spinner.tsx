import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/**
 * Something is on its way. It appears only when that takes longer than the blink of an eye.
 *
 * @param label what is on its way
 * @param text more about it, for long waits
 */
export const Spinner = ({ label, text }: { label: string; text?: string | undefined }): ReactNode => (
  <output className={styles['spinner']}>
    <span className={styles['wheel']} aria-hidden="true" />
    <span>
      <span className={styles['label']}>{label}</span>
      {text ? <span className={styles['text']}>{text}</span> : null}
    </span>
  </output>
);
