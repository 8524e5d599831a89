import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** The way to the page before: beside the step on a phone, above the heading on a desktop. */
  back?: ReactNode;
  /** Where the reporter is: in the bar on top of a phone, beside the content on a desktop. */
  stepper?: ReactNode;
  /** What is good to know, to be read only: beside the content on a desktop, below it on a phone. */
  side?: ReactNode;
  children: ReactNode;
};

/** The body of a page: the content, and beside it a quiet column. */
export function Columns({ back, stepper, side, children }: Props): ReactNode {
  const hasRail = Boolean(stepper ?? side);
  // Nobody who is read the page hears what will be needed before what is asked.
  return (
    <div className={styles['columns']} data-rail={hasRail}>
      {back ? <div className={styles['back']}>{back}</div> : null}
      {stepper ? <div className={styles['stepper']}>{stepper}</div> : null}
      <main id="content" className={styles['main']} tabIndex={-1} data-quiet-focus>
        {children}
      </main>
      {side ? <aside className={styles['side']}>{side}</aside> : null}
    </div>
  );
}
