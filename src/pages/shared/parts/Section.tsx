import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A part of a page to be read, under a heading of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <section className={styles['section']}>
    <h2 className={styles['title']}>{title}</h2>
    {children}
  </section>
);
