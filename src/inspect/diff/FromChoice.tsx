import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/asked/PanelChoice.module.css';
import type { Diffing } from './useDiff.ts';

/** Which state of the flow it is compared with: its saved description, or one that was approved. */
export const FromChoice = ({ from, onFrom, approving: { approvals } }: Diffing) => {
  const { t, language } = useTexts('inspect');
  if (!approvals || approvals.approvals.length === 0) return null;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <label className={styles['choice']}>
      {t('diff.from')}
      <select
        value={from?.at ?? ''}
        onChange={({ target }) => onFrom(approvals.approvals.find(({ at }) => at === target.value))}
      >
        <option value="">{t('diff.savedText')}</option>
        {approvals.approvals.map(({ version, by, at }) => (
          <option key={at} value={at}>
            {t('diff.approvedText', { version, by, at: days.format(new Date(at)) })}
          </option>
        ))}
      </select>
    </label>
  );
};
