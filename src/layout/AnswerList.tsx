import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from './Icon.tsx';
import styles from './AnswerList.module.css';

export type AnswerRow = {
  label: string;
  /** What was answered; the labels of what was not are put into one row at the end. */
  value: ReactNode;
};

type Props = {
  title: string;
  rows: readonly AnswerRow[];
  /** Opens the page these answers were given on. Left out once the claim is sent. */
  onChange?: (() => void) | undefined;
  /** The code of that page. */
  page?: string;
  /** The answers in a line, behind which they are folded. */
  digest?: string | undefined;
  /** Behind that line they are seen from the first moment. */
  isOpen?: boolean;
};

/** The answers of one page, to be checked. */
export function AnswerList({ title, rows, onChange, page, digest, isOpen = false }: Props): ReactNode {
  const { t } = useTexts('common');
  const heading = <h2 className={styles['title']}>{title}</h2>;
  const change = onChange ? (
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
  ) : null;
  if (digest !== undefined)
    return (
      <section className={styles['section']} data-folds>
        <details open={isOpen}>
          <summary className={styles['fold']}>
            {heading}
            <span className={styles['digest']}>
              <Icon name="down" size={18} />
              <span>{digest}</span>
            </span>
          </summary>
          <Rows rows={rows} />
        </details>
        {change}
      </section>
    );
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        {heading}
        {change}
      </div>
      <Rows rows={rows} />
    </section>
  );
}

const Rows = ({ rows }: Pick<Props, 'rows'>) => {
  const { t } = useTexts('common');
  const given = rows.filter((row) => Boolean(row.value));
  const missing = rows.filter((row) => !given.includes(row));
  return (
    <dl className={styles['rows']}>
      {given.map(({ label, value }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Rows never move, and two may have one label.
        <div key={at} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {missing.length > 0 ? (
        <div className={styles['row']}>
          <dt>{t('notGiven')}</dt>
          <dd className={styles['none']}>{missing.map(({ label }) => label).join('\u00a0· ')}</dd>
        </div>
      ) : null}
    </dl>
  );
};
