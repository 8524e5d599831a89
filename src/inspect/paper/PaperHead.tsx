import { useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { FactList } from '#src/inspect/facts/FactList.tsx';
import { searchOf, type Looked } from '#src/inspect/useAddress.ts';
import { queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import styles from './Paper.module.css';

interface Props {
  readonly flow: AnyFlow;
  readonly looked: Looked;
  /** What the sheet is about. */
  readonly title: string;
  /** Its number, and of how many. */
  readonly at: number;
  readonly of: number;
}

/** What a printed sheet says above its drawing, because its controls are left out: what is drawn, for which facts, when and where it is found. */
export const PaperHead = ({ flow, looked, title, at, of }: Props) => {
  const { t, language } = useTexts('inspect');
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now);
  return (
    <header className={styles['head']}>
      <h2>{title}</h2>
      <p>
        {location.origin + location.pathname + searchOf(looked)} · {today} · {t('paper.page', { at, of })}
      </p>
      {queryOf(looked.known).size === 0 ? null : (
        <>
          <p>{t('preview.with')}</p>
          <FactList flow={flow} known={looked.known} />
        </>
      )}
    </header>
  );
};
