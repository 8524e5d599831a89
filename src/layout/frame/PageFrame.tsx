import { use, useState, type ReactNode } from 'react';
import { SummaryPlace } from '#src/layout/summaryPlace.ts';
import { BackButton } from './BackButton.tsx';
import { WayBack } from './wayBack.ts';
import styles from './PageFrame.module.css';

type Props = {
  /** The question the page asks: its only H1. */
  title: string;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** What it holds is no form of questions, which keep apart by themselves. */
  isSpaced?: boolean;
  children: ReactNode;
};

/** One page: the way back, the place of the error summary, the heading that takes the focus on arrival, the content. */
export function PageFrame({ title, lead, isSpaced = false, children }: Props): ReactNode {
  const onBack = use(WayBack);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SummaryPlace value={place}>
      <div className={styles['page']}>
        {onBack ? <BackButton onPress={onBack} /> : null}
        <div ref={setPlace} />
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <div className={styles['content']} data-spaced={isSpaced}>
          {children}
        </div>
      </div>
    </SummaryPlace>
  );
}
