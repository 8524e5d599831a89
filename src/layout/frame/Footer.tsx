import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Footer.module.css';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

type Props = {
  hotline: string;
  /** The languages, on a phone whose header is taken by the page. */
  languages?: ReactNode;
  children?: ReactNode;
  /** What is said of the service itself: each topic with its address. */
  about?: readonly { readonly topic: 'privacy' | 'accessibility' | 'contact'; readonly href: string }[];
};

/** The end of every page: who helps, with the number of the hotline as it is written, and further links. */
export function Footer({ hotline, languages, about = [], children }: Props): ReactNode {
  const { t } = useTexts('common');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['help']}>
          <Icon name="phone" size={22} />
          <span>
            <strong>{t('footer.help')}</strong>{' '}
            <a href={callTo(hotline)}>{t('footer.hotline', { hotline: inOneLine(hotline) })}</a>
          </span>
        </p>
        {children}
        {about.length > 0 ? (
          <ul className={styles['about']}>
            {about.map(({ topic, href }) => (
              <li key={topic}>
                <a href={href}>{t(`footer.${topic}`)}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {languages ? <div className={styles['languages']}>{languages}</div> : null}
      </div>
    </footer>
  );
}
