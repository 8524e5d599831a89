import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './TimeAhead.module.css';

/** How many pages are ahead, and how long they take. */
export function TimeAhead({ pages }: { pages: number }): ReactNode {
  const { t } = useTexts('shared');
  return (
    <p className={styles['time']}>
      <Icon name="clock" size={20} />
      {t('index.way.time', {
        pages: t('index.way.pages', { count: pages }),
        minutes: minutesFor(pages),
      })}
    </p>
  );
}

/** Most pages are answered in less than a minute. The time is rounded to five minutes, because nobody knows it better. */
const minutesFor = (pages: number): number => Math.max(5, Math.round((pages * 0.8) / 5) * 5);
