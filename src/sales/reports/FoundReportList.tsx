import type { FoundReport } from '#machines/service/sales/reportCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from '../Table.module.css';
import { useReportWords } from './useReportWords.ts';

interface Props {
  readonly reports: readonly FoundReport[];
  readonly onOpen: (id: string) => void;
}

/** The reports that were found, a row each: what they are and where they stand, nothing of what they tell. */
export const FoundReportList = ({ reports, onOpen }: Props) => {
  const { t } = useTexts('sales');
  const words = useReportWords();
  if (reports.length === 0) return null;
  return (
    <table className={`${styles['table']} ${styles['cards']}`} aria-label={t('reports.label')}>
      <thead>
        <tr>
          <th scope="col">{t('reports.column.number')}</th>
          <th scope="col">{t('reports.column.line')}</th>
          <th scope="col">{t('reports.column.state')}</th>
          <th scope="col">{t('reports.column.begun')}</th>
          <th scope="col">{t('reports.column.last')}</th>
          <th scope="col">{t('reports.column.lock')}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id}>
            <th scope="row">
              <Button look="quiet" onClick={() => onOpen(report.id)}>
                {words.nameOf(report)}
              </Button>
            </th>
            <td data-head={t('reports.column.line')}>{words.lineOf(report)}</td>
            <td data-head={t('reports.column.state')}>{t(`reports.state.${report.state}`)}</td>
            <td data-head={t('reports.column.begun')}>{words.timeOf(report.begunAt)}</td>
            <td data-head={t('reports.column.last')}>
              {report.lastPage === undefined ? '–' : words.pageOf(report.claimType, report.lastPage)}
            </td>
            <td data-head={t('reports.column.lock')}>{words.lockOf(report)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
