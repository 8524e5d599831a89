import { useEffect, useRef } from 'react';
import { unlockQuery } from '#machines/sales/reports/reportQuery.ts';
import type { OpenedReport as Opened, ReportSearch } from '#machines/service/sales/reportCalls.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import styles from './OpenedReport.module.css';
import { ReportFiles } from './ReportFiles.tsx';
import { useReportWords } from './useReportWords.ts';

interface Props {
  readonly report: Opened;
  /** Why it was opened. */
  readonly reason: ReportSearch['reason'];
  readonly mayOpenFiles: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onResend: () => void;
  readonly onUnlock: (words: string) => void;
}

/** A report as the helpdesk reads it: the pages that somebody was on, what failed, a lock that can be lifted and the messages about it. */
export const OpenedReport = ({ report, reason, mayOpenFiles, isBusy, onBack, onResend, onUnlock }: Props) => {
  const { t } = useTexts('sales');
  const words = useReportWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { claimType, state, lock, pages, failures, documents, messages, begunAt, changedAt } = report;
  return (
    <section className={styles['report']}>
      <h2 ref={heading} tabIndex={-1} data-quiet-focus>
        {words.nameOf(report)}
      </h2>
      <p>
        {words.lineOf(report)}, {t(`reports.state.${state}`)}.{' '}
        {t('reports.begun', { time: words.timeOf(begunAt) })}{' '}
        {t('reports.changed', { time: words.timeOf(changedAt) })}{' '}
        {t('reports.documents', { count: documents })}
      </p>
      <h3>{t('reports.pages')}</h3>
      {pages.length === 0 ? <p>{t('reports.noPages')}</p> : null}
      <ol className={styles['pages']}>
        {pages.map(({ code, view, isDone }) => (
          <li key={code} data-is-done={isDone}>
            {words.pageOf(claimType, view)}
            {isDone ? null : <span className={styles['soft']}>{` ${t('reports.notDone')}`}</span>}
          </li>
        ))}
      </ol>
      <h3>{t('reports.failures')}</h3>
      {failures.length === 0 ? <p>{t('reports.noFailures')}</p> : null}
      <ul className={styles['pages']}>
        {failures.map(({ code, at }) => (
          <li key={`${at} ${code}`}>{`${words.timeOf(at)}: ${code}`}</li>
        ))}
      </ul>
      <ReportFiles report={report.id} reason={reason} files={report.files} mayOpen={mayOpenFiles} />
      {state === 'FINAL' ? (
        <>
          <h3>{t('reports.messages')}</h3>
          {messages.length === 0 ? <p>{t('reports.noMessages')}</p> : null}
          <ul className={styles['pages']}>
            {messages.map((message) => (
              <li key={message.by}>{words.messageOf(message)}</li>
            ))}
          </ul>
          <Ways>
            <Button icon="retry" isBusy={isBusy} onClick={onResend}>
              {t('reports.resend')}
            </Button>
          </Ways>
        </>
      ) : null}
      {lock ? (
        <>
          <h3>{words.lockOf(report)}</h3>
          <p>{t('reports.locks', { count: lock.locks })}</p>
          <Unlock isBusy={isBusy} onUnlock={onUnlock} />
        </>
      ) : null}
      <Ways>
        <Button look="quiet" icon="back" onClick={onBack}>
          {t('reports.back')}
        </Button>
      </Ways>
    </section>
  );
};

const Unlock = ({ isBusy, onUnlock }: Pick<Props, 'isBusy' | 'onUnlock'>) => {
  const { t } = useTexts('sales');
  const form = usePageForm({
    id: 'unlock',
    schema: unlockQuery,
    defaultValue: {},
    onSubmit: ({ unlockWords }) => onUnlock(unlockWords),
  });
  return (
    <FormFrame form={form}>
      <TextField name="unlockWords" width="full" isOptional={false} />
      <Ways>
        <Button type="submit" icon="key" isBusy={isBusy}>
          {t('reports.unlock')}
        </Button>
      </Ways>
    </FormFrame>
  );
};
