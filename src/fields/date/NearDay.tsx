import type { ReactNode } from 'react';
import { daysBetween } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './NearDay.module.css';

/** Says of an ISO day that it is today or yesterday, so that a slip of a day is seen at once; of any other, nothing. */
export function NearDay({ day }: { day: string }): ReactNode {
  const { language } = useTexts('common');
  const ago = daysBetween(day, today());
  return (
    <output className={styles['near']}>
      {ago === 0 || ago === 1
        ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day')
        : ''}
    </output>
  );
}
