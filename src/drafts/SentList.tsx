import type { SentReport } from '#machines/service/sent/sentReport.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import card from '#src/layout/Card.module.css';
import { SentRow } from './SentRow.tsx';
import styles from './DraftList.module.css';

interface Props {
  readonly reports: readonly SentReport[];
  /** Left out where the page is called so. */
  readonly title: string | undefined;
  readonly isBusy: boolean;
  readonly onOpen: (report: SentReport) => void;
}

/** What was sent, the last one first: how each stands and when the next word comes. */
export const SentList = ({ reports, title, isBusy, onOpen }: Props) => {
  const { t } = useTexts('drafts');
  return (
    <section className={styles['sent']} aria-label={t('sent.title')}>
      {title === undefined ? null : <h2>{title}</h2>}
      <ul className={card['list']} aria-busy={isBusy}>
        {reports.map((report) => (
          <SentRow
            key={report.claimRequestUuid}
            report={report}
            level={title === undefined ? 'h2' : 'h3'}
            isBusy={isBusy}
            onOpen={() => onOpen(report)}
          />
        ))}
      </ul>
    </section>
  );
};
