import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Foldable.module.css';

/** What is good to know but would be in the way, so it is folded until it is opened. */
export const Foldable = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <details className={styles['foldable']}>
    <summary className={styles['title']}>
      <Icon name="down" size={18} />
      {title}
    </summary>
    <div className={styles['inside']}>{children}</div>
  </details>
);
