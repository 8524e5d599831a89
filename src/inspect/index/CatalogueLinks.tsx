import { useTexts } from '#src/i18n/useTexts.ts';
import { overviews } from './overviews.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './FlowIndex.module.css';

/** The ways to what is told of all flows together. */
export const CatalogueLinks = () => {
  const { t } = useTexts('catalogues');
  return (
    <nav className={styles['overviews']} aria-labelledby="overviews">
      <h2 id="overviews">{t('index.overviews')}</h2>
      <ul>
        {overviews.map(({ name, icon }) => (
          <li key={name}>
            <a href={`/inspect/${name}`}>
              <Icon name={icon} size={18} />
              {t(`name.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
