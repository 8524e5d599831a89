import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './NotLoaded.module.css';

/** Says that a list of values could not be loaded and offers to try again. */
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
