import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SummaryPlace } from '#src/layout/summaryPlace.ts';
import { BackButton } from './BackButton.tsx';
import { WayBack } from './wayBack.ts';
import styles from './PageFrame.module.css';

type Props = {
  /** The question the page asks: its only H1. */
  title: string;
  /** One or two sentences below it. */
  lead?: ReactNode;
  /** It takes the place of what was wanted: its heading takes the focus as it comes, and says why with it. */
  isRefusal?: boolean;
  /** What it holds is no form of questions, which keep apart by themselves. */
  isSpaced?: boolean;
  children: ReactNode;
};

/** One page: the way back, the place of the error summary, the heading that takes the focus on arrival, the content. */
export function PageFrame({ title, lead, isRefusal = false, isSpaced = false, children }: Props): ReactNode {
  const onBack = use(WayBack);
  const leadId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRefusal) heading.current?.focus();
  }, [isRefusal]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SummaryPlace value={place}>
      <div className={styles['page']}>
        {onBack ? <BackButton onPress={onBack} /> : null}
        <div ref={setPlace} />
        <h1
          ref={heading}
          className={styles['title']}
          tabIndex={-1}
          aria-describedby={isRefusal && lead ? leadId : undefined}
        >
          {title}
        </h1>
        {lead ? (
          <p id={isRefusal ? leadId : undefined} className={styles['lead']}>
            {lead}
          </p>
        ) : null}
        <div className={styles['content']} data-spaced={isSpaced}>
          {children}
        </div>
      </div>
    </SummaryPlace>
  );
}
