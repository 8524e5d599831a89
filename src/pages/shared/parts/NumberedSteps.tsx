import type { ReactNode } from 'react';
import styles from './NumberedSteps.module.css';

export interface NumberedStep {
  readonly title: string | undefined;
  /** How long, or when. */
  readonly aside: string | undefined;
  readonly text: string | undefined;
  /** A link to where it is done. */
  readonly way?: ReactNode;
}

/** What happens one after the other. */
export const NumberedSteps = ({ steps }: { steps: readonly NumberedStep[] }): ReactNode => (
  <ol className={styles['steps']}>
    {steps.map(({ title, aside, text, way }) => (
      <li key={title} className={styles['step']}>
        <strong>{title}</strong>
        <span className={styles['aside']}>{aside}</span>
        <span className={styles['text']}>{text}</span>
        {way}
      </li>
    ))}
  </ol>
);
