import { useSelector } from '@xstate/react';
import type { ErrorRecord } from '#machines/actors/errors/errorRecords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import { useApplication } from '#src/shell/application.ts';
import styles from './ErrorList.module.css';

/** As many steps and requests as help to remember what was being done; the record to copy has every step. */
const last = 10;

/** What an error meant, the request it came from, the last steps before it, and what became of the last requests. */
export const ErrorDetails = ({ record: { failure, report } }: { readonly record: ErrorRecord }) => {
  const { t } = useTexts('failures');
  const { text } = useFailureWords(failure);
  const requests = useSelector(useApplication().requests, ({ context }) => context.requests);
  return (
    <Foldable title={t('errors.details')}>
      <p>{text}</p>
      {report.requestId ? (
        <p className={styles['id']}>{t('errors.request', { id: report.requestId })}</p>
      ) : null}
      <ol className={styles['steps']}>
        {report.steps.slice(-last).map(({ after, event, page, request }, at) => (
          <li key={`${after} ${at}`}>{`${page}: ${event}, ${request}`}</li>
        ))}
      </ol>
      <p>{t('errors.requests')}</p>
      <ol className={styles['steps']}>
        {requests.slice(-last).map(({ requestUuid, endpoint, status }) => (
          <li key={requestUuid}>{`${endpoint}: ${status}`}</li>
        ))}
      </ol>
    </Foldable>
  );
};
