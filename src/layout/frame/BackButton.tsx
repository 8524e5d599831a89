import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './BackButton.module.css';

/** The way to the page before. */
export function BackButton({ onPress }: { onPress: () => void }): ReactNode {
  const { t } = useTexts('common');
  return (
    <button type="button" className={styles['back']} onClick={onPress}>
      <Icon name="back" />
      {t('action.back')}
    </button>
  );
}
