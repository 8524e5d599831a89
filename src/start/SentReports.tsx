import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import { lineIcon, offeredLines } from '#src/shell/entries.ts';
import styles from './SentReports.module.css';

/** For a report that was sent already: add documents to it, or ask about it. */
export const SentReports = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  const { productLines, entryPrefix } = configuration;
  const lines = offeredLines(productLines);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{t('sent.title')}</h2>
      <p className={styles['text']}>{t('sent.text')}</p>
      <ul className={styles['lines']}>
        {lines.map(({ claimType, home }) => {
          const line = t(`lines.${claimType}.title`);
          return (
            <li key={claimType} className={styles['line']}>
              <span className={styles['name']}>
                <Icon name={lineIcon(claimType)} />
                {line}
              </span>
              <a href={`${entryPrefix}${home}?flow=UPLOAD`} aria-label={`${t('sent.upload')}: ${line}`}>
                {t('sent.upload')}
              </a>
              <a href={`${entryPrefix}${home}?flow=QUESTION`} aria-label={`${t('sent.question')}: ${line}`}>
                {t('sent.question')}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
