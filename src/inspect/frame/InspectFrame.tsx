import { createContext, use, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Drawing } from '#src/layout/Drawing.tsx';
import { LanguageSwitch } from '#src/layout/frame/LanguageSwitch.tsx';
import styles from './Instrument.module.css';

interface Props {
  /** What stands in the header between the way to all flows and the languages. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** What stands below the header of every window of the product: who the visitor is, that there is no connection. */
export const Notices = createContext<ReactNode>(null);

/** The window of the inspection: a low header and the whole rest of the window for what is looked at. */
export const InspectFrame = ({ head, children }: Props) => {
  const { t } = useTexts('catalogues');
  return (
    <div className={styles['window']}>
      <header className={styles['header']}>
        <a className={styles['home']} href="/inspect">
          <Drawing className={styles['mark']} grid={[32, 32]}>
            <rect className={styles['ground']} width="32" height="32" rx="9" />
            <path d="M9 8.5v15M9 16h8.5M17.5 16v7.5M17.5 8.5v3.2M23 12.5v-4M23 23.5v-7" />
          </Drawing>
          <span className={styles['name']}>{t('home')}</span>
          <span className="visually-hidden">{t('back')}</span>
        </a>
        <div className={styles['between']}>{head}</div>
        <LanguageSwitch />
      </header>
      {use(Notices)}
      {children}
    </div>
  );
};
