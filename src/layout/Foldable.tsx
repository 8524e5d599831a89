import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Foldable.module.css';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Answers to choose among stand as large as those beside them; what is only good to know is smaller. */
  readonly holds?: 'choices' | 'words';
  readonly children: ReactNode;
}

/** What few people look for and would be in the way, so it is folded until it is opened. */
export const Foldable = ({ title, isOpen = false, holds = 'words', children }: Props): ReactNode => (
  <details className={styles['foldable']} data-holds={holds} open={isOpen}>
    <summary className={styles['title']}>
      <Icon name="down" size={18} />
      {title}
    </summary>
    <div className={holds === 'words' ? styles['inside'] : undefined}>{children}</div>
  </details>
);
