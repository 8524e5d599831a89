import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Icon } from '../../layout/Icon.tsx';
import styles from './Further.module.css';

/** Choices that few people look for, folded below the others; open where one of them is chosen. */
export function Further({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode {
  const { t } = useTexts('common');
  return (
    <details className={styles['further']} open={isOpen}>
      <summary className={styles['more']}>
        <Icon name="down" size={18} />
        {t('moreChoices')}
      </summary>
      {children}
    </details>
  );
}
