import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './NotLoaded.module.css';

/** A list of values did not come: says so and offers another try. */
export function NotLoaded({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTexts('common');
  return (
    <output className={styles['line']}>
      {t('combo.failed')}
      <button type="button" className={styles['button']} onClick={onRetry}>
        <Icon name="retry" size={18} />
        {t('action.retry')}
      </button>
    </output>
  );
}
