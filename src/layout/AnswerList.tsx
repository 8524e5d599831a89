import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './AnswerList.module.css';

export type AnswerRow = {
  label: string;
  /** What was answered; without it, the list says that nothing was. */
  value: ReactNode;
};

type Props = {
  title: string;
  rows: readonly AnswerRow[];
  /** Opens the page these answers were given on. Left out once the claim is sent. */
  onChange?: (() => void) | undefined;
  /** The code of that page. */
  page?: string;
};

/** The answers of one page, to be checked. */
export function AnswerList({ title, rows, onChange, page }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {onChange ? (
          <button
            type="button"
            className={styles['change']}
            data-leads-to={page}
            aria-label={`${t('action.change')}: ${title}`}
            onClick={onChange}
          >
            <Icon name="edit" size={18} />
            {t('action.change')}
          </button>
        ) : null}
      </div>
      <dl className={styles['rows']}>
        {rows.map(({ label, value }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Rows never move, and two may have one label.
          <div key={at} className={styles['row']}>
            <dt>{label}</dt>
            <dd>{value || <span className={styles['none']}>{t('notGiven')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
