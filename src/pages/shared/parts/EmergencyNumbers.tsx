import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './EmergencyNumbers.module.css';

/** The same numbers serve in Czechia and in Slovakia. */
export const emergencyNumbers = ['155', '158', '112'] as const;

/** Somebody who is hurt comes before any form. */
export function EmergencyNumbers(): ReactNode {
  const { t } = useTexts('shared');
  const { t: common } = useTexts('common');
  return (
    <Notice tone="warning" title={t('index.hurt.title')}>
      <p>{t('index.hurt.text')}</p>
      <ul className={styles['numbers']}>
        {emergencyNumbers.map((number) => (
          <li key={number}>
            <a className={styles['number']} href={`tel:${number}`}>
              <strong>{number}</strong> {common(`emergency.${number}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
