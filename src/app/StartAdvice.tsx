import { useTexts } from '../i18n/useTexts.ts';
import { Notice } from '../layout/Notice.tsx';
import styles from './StartAdvice.module.css';

const numbers = ['155', '158', '112'] as const;
const needs = ['policy', 'photos', 'account', 'time'] as const;

/** What to have at hand, and whom to call first when someone is hurt. */
export const StartAdvice = () => {
  const { t } = useTexts('start');
  return (
    <>
      <section>
        <h2>{t('prepare.title')}</h2>
        <ul>
          {needs.map((need) => (
            <li key={need}>{t(`prepare.${need}`)}</li>
          ))}
        </ul>
      </section>
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
    </>
  );
};
