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

interface Props {
  readonly steps: readonly NumberedStep[];
  /** The titles say enough where there is little room. */
  readonly isBrief?: true;
}

/** What happens one after the other. */
export const NumberedSteps = ({ steps, isBrief }: Props): ReactNode => (
  <ol className={styles['steps']} data-brief={isBrief}>
    {steps.map(({ title, aside, text, way }) => (
      <li key={title} className={styles['step']}>
        <span className={styles['head']}>
          <strong>{title}</strong>
          <span className={styles['aside']}>{aside}</span>
        </span>
        <span className={styles['text']}>{text}</span>
        {way}
      </li>
    ))}
  </ol>
);
