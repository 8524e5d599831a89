import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** Where the reporter is: above the content on a phone, beside it on a desktop. */
  stepper?: ReactNode;
  /** What is good to know: beside the content on a desktop, one folded line above it on a phone. */
  side?: ReactNode;
  children: ReactNode;
};

/** The body of a page: the content first, and beside it a quiet column. */
export function Columns({ stepper, side, children }: Props): ReactNode {
  const hasRail = Boolean(stepper ?? side);
  return (
    <div className={styles['columns']} data-rail={hasRail}>
      {hasRail ? (
        <div className={styles['rail']}>
          {stepper}
          {side ? <aside className={styles['side']}>{side}</aside> : null}
        </div>
      ) : null}
      <main id="content" className={styles['main']} tabIndex={-1} data-quiet-focus>
        {children}
      </main>
    </div>
  );
}
