import type { ReactNode } from 'react';
import styles from './SideBlock.module.css';

/** One topic of the side column. */
export const SideBlock = ({ title, children }: { title?: string; children: ReactNode }): ReactNode => (
  <section className={styles['block']}>
    {title ? <h2 className={styles['title']}>{title}</h2> : null}
    {children}
  </section>
);
