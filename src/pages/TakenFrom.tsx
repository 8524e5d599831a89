import type { ReactNode } from 'react';
import styles from './TakenFrom.module.css';

/** A field that says where its first answer was taken from, where it was. */
export const TakenFrom = ({ field, children }: { field: ReactNode; children: ReactNode }): ReactNode => (
  <>
    {field}
    {children === null ? null : <p className={styles['origin']}>{children}</p>}
  </>
);
