import type { ErrorRecord } from '../../machines/actors/errorRecords.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Foldable } from '../layout/Foldable.tsx';
import { useFailureWords } from './useFailureWords.ts';
import styles from './ErrorList.module.css';

/** As many steps as help to remember what was being done; the record to copy has them all. */
const lastSteps = 10;

/** What an error meant, the request it came from, and the last steps before it. */
export const ErrorDetails = ({ record: { failure, report } }: { readonly record: ErrorRecord }) => {
  const { t } = useTexts('failures');
  const { text } = useFailureWords(failure);
  return (
    <Foldable title={t('errors.details')}>
      <p>{text}</p>
      {report.requestId ? (
        <p className={styles['id']}>{t('errors.request', { id: report.requestId })}</p>
      ) : null}
      <ol className={styles['steps']}>
        {report.steps.slice(-lastSteps).map(({ after, event, page, request }, at) => (
          <li key={`${after} ${at}`}>{`${page}: ${event}, ${request}`}</li>
        ))}
      </ol>
    </Foldable>
  );
};
