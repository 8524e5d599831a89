import { ClaimType } from '#machines/claim/enums.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import styles from './LinesByPhone.module.css';
import { lineIcon, offeredLines } from '#src/shell/entries.ts';

/** The lines of insurance that are taken by telephone, and what belongs to each. */
export const LinesByPhone = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  const offered = offeredLines(configuration.productLines).map(({ claimType }) => claimType);
  const byPhone = ClaimType.options.filter((line) => !offered.includes(line));
  if (byPhone.length === 0) return null;
  return (
    <section>
      <h2>{t('lines.phoneOnly')}</h2>
      <p className={styles['text']}>{t('lines.phoneOnlyText')}</p>
      <ul className={styles['lines']}>
        {byPhone.map((line) => (
          <li key={line}>
            <Icon name={lineIcon(line)} />
            <span>
              <strong>{t(`lines.${line}.title`)}</strong>
              <span className={styles['what']}>{t(`lines.${line}.text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
