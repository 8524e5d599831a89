import { use, useState, type ReactNode } from 'react';
import { nonBreaking } from '../nonBreaking.ts';
import { SummaryPlace } from '../summaryPlace.ts';
import { BackButton } from './BackButton.tsx';
import { WayBack } from './wayBack.ts';
import styles from './PageFrame.module.css';

type Props = {
  /** The question the page asks: its only H1. */
  title: string;
  /** One or two sentences below it. */
  lead?: ReactNode;
  children: ReactNode;
};

/** One page: the way back, the place of the error summary, the heading that takes the focus on arrival, the content. */
export function PageFrame({ title, lead, children }: Props): ReactNode {
  const onBack = use(WayBack);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SummaryPlace value={place}>
      <div className={styles['page']}>
        {onBack ? <BackButton onPress={onBack} /> : null}
        <div ref={setPlace} />
        <h1 className={styles['title']} tabIndex={-1}>
          {nonBreaking(title)}
        </h1>
        {lead ? (
          <p className={styles['lead']}>{typeof lead === 'string' ? nonBreaking(lead) : lead}</p>
        ) : null}
        <div className={styles['content']}>{children}</div>
      </div>
    </SummaryPlace>
  );
}
