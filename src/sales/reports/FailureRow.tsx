import { isFailureCode } from '#machines/calls/failures.ts';
import type { FoundReports } from '#machines/service/sales/reportCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './OpenedReport.module.css';
import { useReportWords } from './useReportWords.ts';

type Failure = NonNullable<FoundReports['failure']>;

/** What a browser told the helpdesk of an error: its code, its request, and the steps before it. */
export const FailureRow = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTexts('sales');
  const { t: failures } = useTexts('failures');
  const { timeOf } = useReportWords();
  const { code, status, requestId, time, steps } = failure;
  return (
    <section className={styles['report']}>
      <h2>{isFailureCode(code) ? failures(`${code}.title`) : code}</h2>
      <p>{t('reports.told', { code, status, time: timeOf(time) })}</p>
      {requestId === undefined ? null : <p>{t('reports.request', { id: requestId })}</p>}
      <h3>{t('reports.steps')}</h3>
      <ol className={styles['pages']}>
        {steps.map(({ after, event, page, request, failure: failed }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Steps never move, and two may be alike.
          <li key={at}>
            {[`${(after / 1000).toFixed(1)} s`, page, event, request, failed].filter(Boolean).join(', ')}
          </li>
        ))}
      </ol>
    </section>
  );
};
