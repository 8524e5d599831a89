import type { ReactNode } from 'react';
import styles from './Ways.module.css';

/** The ways on from a page that asks nothing: beside each other, on a phone below each other. */
export const Ways = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles['ways']}>{children}</div>
);
