import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import disclosure from '#src/layout/Disclosure.module.css';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './WhyWeAsk.module.css';

/** The reason behind a question, for anybody who wants to know it. */
export function WhyWeAsk({ text }: { text: string }): ReactNode {
  const { t } = useTexts('common');
  return (
    <details className={styles['why']}>
      <summary className={`${disclosure['line']} ${styles['summary']}`}>
        <Icon name="down" size={18} />
        {t('whyWeAsk')}
      </summary>
      <p className={styles['text']}>{text}</p>
    </details>
  );
}
