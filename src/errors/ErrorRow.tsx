import type { ErrorRecord } from '#machines/actors/errors/errorRecords.ts';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { ErrorActions } from './ErrorActions.tsx';
import { HelpdeskAnswer } from './HelpdeskAnswer.tsx';
import { useFailureWords } from '#src/shell/useFailureWords.ts';
import styles from './ErrorList.module.css';

interface Props {
  readonly record: ErrorRecord;
  readonly onHide: () => void;
}

/** One error of this visit: what it was, its details, and what may be done with its record. */
export const ErrorRow = ({ record, onHide }: Props) => {
  const { t, language } = useTexts('failures');
  const { t: common } = useTexts('common');
  const { code, time } = record.report;
  const { title: name } = useFailureWords(record.failure);
  const at = formatTime(new Date(time), language);
  return (
    <li className={styles['error']}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['when']}>
        {at} · {common('error.code', { code })}
      </p>
      <ErrorDetails record={record} />
      <div className={styles['ways']}>
        <ErrorActions record={record} />
        <Button look="quiet" aria-label={t('errors.hideOf', { name, time: at })} onClick={onHide}>
          {t('errors.hide')}
        </Button>
      </div>
      <HelpdeskAnswer record={record} />
    </li>
  );
};
