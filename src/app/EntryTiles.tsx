import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from '../layout/Icon.tsx';
import { useApplication } from './application.ts';
import styles from './EntryTiles.module.css';
import { lineIcons, offeredEntries } from './offeredEntries.ts';

/** The lines of insurance that can be reported here. */
export const EntryTiles = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  return (
    <section>
      <h2>{t('lines.title')}</h2>
      <ul className={styles['tiles']}>
        {offeredEntries(configuration.productLines).map(({ claimType, home }) => (
          <li key={claimType}>
            <a className={styles['tile']} href={configuration.entryPrefix + home}>
              <span className={styles['icon']}>
                <Icon name={lineIcons[claimType]} size={26} />
              </span>
              <span className={styles['words']}>
                <strong>{t(`lines.${claimType}.title`)}</strong>
                <span>{t(`lines.${claimType}.text`)}</span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
