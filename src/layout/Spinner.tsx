import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/**
 * Says what is loading (`label`), with more about it for long waits (`text`). It appears only when that takes longer than the
 * blink of an eye.
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
