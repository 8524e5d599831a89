import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { emergencyNumbers } from '#src/pages/shared/parts/EmergencyNumbers.tsx';
import styles from './EmergencyLine.module.css';

/** Somebody who is hurt comes before anything else, in one line. */
export function EmergencyLine(): ReactNode {
  const { t } = useTexts('start');
  const { t: common } = useTexts('common');
  return (
    <p className={styles['line']}>
      <Icon name="warning" size={20} />
      <strong>{t('hurt')}</strong>
      {emergencyNumbers.map((number) => (
        <a key={number} href={`tel:${number}`} aria-label={`${number} ${common(`emergency.${number}`)}`}>
          {number}
        </a>
      ))}
    </p>
  );
}
