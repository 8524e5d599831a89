import type { ReactNode } from 'react';
import { FindElsewhere } from '#src/drafts/FindElsewhere.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Foldable } from '#src/layout/Foldable.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import { lineIcon, offeredLines } from '#src/shell/entries.ts';
import styles from './SentReports.module.css';

const additions = [
  { name: 'upload', flow: 'UPLOAD' },
  { name: 'question', flow: 'QUESTION' },
] as const;

/** For what was sent or begun already: add documents to it or ask about it, each of which asks for the line, or find it again. */
export const SentReports = (): ReactNode => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  const { productLines, entryPrefix } = configuration;
  const lines = offeredLines(productLines);
  return (
    <section>
      <h2>{t('sent.title')}</h2>
      <div className={styles['ways']}>
        {lines.length === 0
          ? null
          : additions.map(({ name, flow }) => (
              <Foldable key={name} title={t(`sent.${name}`)} holds="choices">
                <p className={styles['text']}>{t('sent.text')}</p>
                <ul className={styles['lines']}>
                  {lines.map(({ claimType, home }) => {
                    const line = t(`lines.${claimType}.title`);
                    return (
                      <li key={claimType}>
                        <Icon name={lineIcon(claimType)} />
                        <a
                          href={`${entryPrefix}${home}?flow=${flow}`}
                          aria-label={`${t(`sent.${name}`)}: ${line}`}
                        >
                          {line}
                        </a>
                      </li>
                    );
                  })}
                </ul>
              </Foldable>
            ))}
        <FindElsewhere />
      </div>
    </section>
  );
};
