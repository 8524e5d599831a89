import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

type Props = {
  title: string;
  /** What holds for all its fields. */
  hint?: string | undefined;
  children: ReactNode;
};

/** A few fields that belong together, under a name of their own. */
export const FieldGroup = ({ title, hint, children }: Props): ReactNode => (
  <fieldset className={styles['group']}>
    <legend className={styles['legend']}>{title}</legend>
    {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
    {children}
  </fieldset>
);
