import type { ReactNode } from 'react';
import { languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './LanguageSwitch.module.css';

/** The languages, each by its own name. What is typed stays. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTexts('common');
  const { language, switchLanguage } = useLanguage();
  return (
    <nav aria-label={t('language.label')}>
      <ul className={styles['list']}>
        {languages.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles['button']}
              lang={each}
              aria-current={each === language ? 'true' : undefined}
              onClick={() => void switchLanguage(each)}
            >
              {each}
              <span className="visually-hidden"> – {t(`language.${each}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
