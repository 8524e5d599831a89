import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Drawing } from '#src/layout/Drawing.tsx';
import styles from './Header.module.css';

type Props = {
  homeUrl: string;
  /** Says what the house does instead of its name. */
  isQuiet?: boolean;
  /** A bar of the page stands in its place on a phone. */
  isWithin?: boolean;
  children?: ReactNode;
};

/**
 * The top of every page: the name of the house, which leads to `homeUrl`, and what belongs beside it (the language switch, a way
 * out).
 */
export function Header({ homeUrl, isQuiet = false, isWithin = false, children }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <header className={styles['header']} data-is-within={isWithin}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles['inner']}>
        <a className={styles['brand']} href={homeUrl}>
          <Drawing className={styles['mark']} grid={[32, 32]}>
            <rect className={styles['ground']} width="32" height="32" rx="9" />
            <path d="M9 8.5v15M9 16h8.5M17.5 16v7.5M17.5 8.5v3.2M23 12.5v-4M23 23.5v-7" />
          </Drawing>
          {isQuiet ? (
            <span className={styles['quiet']}>{t('tagline')}</span>
          ) : (
            <>
              <span className={styles['name']}>{t('brand')}</span>
              <span className={styles['tagline']}>{t('tagline')}</span>
            </>
          )}
        </a>
        <div className={styles['beside']}>{children}</div>
      </div>
    </header>
  );
}
