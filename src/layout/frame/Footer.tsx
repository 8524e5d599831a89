import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Footer.module.css';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

type Props = {
  hotline: string;
  /** The languages, on a phone whose header is taken by the page: what the footer says is then as short as it can be. */
  languages?: ReactNode;
  children?: ReactNode;
};

/** The end of every page: who helps, with the number of the hotline as it is written, and further links. */
export function Footer({ hotline, languages, children }: Props): ReactNode {
  const { t } = useTexts('common');
  const number = inOneLine(hotline);
  return (
    <footer className={styles['footer']} data-is-within={Boolean(languages)}>
      <div className={styles['inner']}>
        <p className={styles['help']}>
          <Icon name="phone" size={22} />
          <span>
            <strong>{t('footer.help')}</strong>{' '}
            <a href={callTo(hotline)}>
              <span className={styles['whole']}>{t('footer.hotline', { hotline: number })}</span>
              {languages ? (
                <span className={styles['short']}>
                  <span className="visually-hidden">{t('footer.help')} </span>
                  {number}
                </span>
              ) : null}
            </a>
          </span>
        </p>
        {languages ? <div className={styles['languages']}>{languages}</div> : null}
        {children}
      </div>
    </footer>
  );
}

/** What is said of the service itself: each topic with its address. */
export type About = readonly {
  readonly topic: 'privacy' | 'accessibility' | 'contact';
  readonly href: string;
}[];

/** The links to what is said of the service itself; nothing where there is none. */
export function AboutLinks({ about }: { about: About }): ReactNode {
  const { t } = useTexts('common');
  if (about.length === 0) return null;
  return (
    <ul className={styles['about']}>
      {about.map(({ topic, href }) => (
        <li key={topic}>
          <a href={href}>{t(`footer.${topic}`)}</a>
        </li>
      ))}
    </ul>
  );
}
