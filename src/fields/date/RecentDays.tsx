import type { ReactNode } from 'react';
import { dayBefore } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './RecentDays.module.css';

type Props = {
  /** What the day is for. */
  label: string;
  /** ISO date, or the letters typed. */
  value: string;
  isDisabled: boolean | undefined;
  onPick: (iso: string) => void;
};

/** Today and yesterday by a press. The one that is the answer is pressed in, so that a slip of a day is seen at once. */
export function RecentDays({ label, value, isDisabled, onPick }: Props): ReactNode {
  const { language } = useTexts('common');
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (
    <div className={styles['days']}>
      {[0, 1].map((ago) => {
        const day = dayBefore(today(), ago);
        const word = words.format(-ago, 'day');
        return (
          <button
            key={ago}
            type="button"
            className={styles['day']}
            disabled={isDisabled}
            aria-pressed={value === day}
            aria-label={`${word}: ${label}`}
            onClick={() => onPick(day)}
          >
            <span>{word}</span>
          </button>
        );
      })}
    </div>
  );
}
