import { useTexts } from '../i18n/useTexts.ts';
import { Notice } from '../layout/Notice.tsx';
import styles from './EmergencyCalls.module.css';

const numbers = ['155', '158', '112'] as const;

/** Whom to call before reporting anything, when someone is hurt. */
export const EmergencyCalls = () => {
  const { t } = useTexts('start');
  return (
    <Notice tone="warning" title={t('hurt.title')}>
      <p>{t('hurt.text')}</p>
      <ul className={styles['numbers']}>
        {numbers.map((number) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <strong>{number}</strong> {t(`hurt.${number}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
