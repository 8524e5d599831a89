import type { ReactNode } from 'react';
import styles from './Shell.module.css';

type Props = { header: ReactNode; footer: ReactNode; children: ReactNode };

/** The whole window: header, content, and a footer that stays at the bottom of short pages. */
export const Shell = ({ header, footer, children }: Props): ReactNode => (
  <div className={styles['shell']}>
    {header}
    {children}
    {footer}
  </div>
);
