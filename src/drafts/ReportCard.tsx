import type { ReactNode } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import card from '#src/layout/Card.module.css';
import { Icon } from '#src/layout/Icon.tsx';
import { lineIcon } from '#src/shell/entries.ts';
import styles from './DraftList.module.css';

interface Props {
  readonly claimType: ClaimType;
  readonly name: string;
  /** The level of its heading. */
  readonly level?: 'h2' | 'h3';
  /** What may be done with it. */
  readonly ways: ReactNode;
  /** What is told of it. */
  readonly children: ReactNode;
}

/** One report in a list: what it is about, what is told of it, and what may be done with it. */
export const ReportCard = ({ claimType, name, level: Heading = 'h2', ways, children }: Props) => (
  <li className={`${card['card']} ${styles['draft']}`}>
    <span className={card['icon']}>
      <Icon name={lineIcon(claimType)} size={26} />
    </span>
    <div className={card['words']}>
      <Heading className={styles['name']}>{name}</Heading>
      {children}
    </div>
    <div className={styles['ways']}>{ways}</div>
  </li>
);

/** Why nothing more is told of a report. */
export const Closed = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['closed']}>
    <Icon name="lock" size={18} /> {children}
  </p>
);
