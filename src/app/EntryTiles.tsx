import { useTexts } from '../i18n/useTexts.ts';
import { Icon } from '../layout/Icon.tsx';
import type { IconName } from '../layout/icons.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import { useApplication } from './application.ts';
import { entries } from './flowChunks.ts';
import styles from './EntryTiles.module.css';

const icons = {
  car: 'car',
  property: 'house',
  liability: 'scale',
  life: 'health',
  uniflow: 'globe',
} as const satisfies Record<ClaimType, IconName>;

const lines = ['car', 'property', 'liability', 'life', 'uniflow'] as const satisfies readonly ClaimType[];

/** The lines of insurance: those with a flow lead to it, the others are taken by telephone. */
export const EntryTiles = () => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  const offered = entries.filter(({ claimType }) => configuration.productLines.includes(claimType));
  const byPhone = lines.filter((line) => !offered.some(({ claimType }) => claimType === line));
  return (
    <>
      <section>
        <h2>{t('lines.title')}</h2>
        <ul className={styles['tiles']}>
          {offered.map(({ claimType, home }) => (
            <li key={claimType}>
              <a className={styles['tile']} href={configuration.entryPrefix + home}>
                <span className={styles['icon']}>
                  <Icon name={icons[claimType]} size={26} />
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
      {byPhone.length > 0 ? (
        <section>
          <h2>{t('lines.phoneOnly')}</h2>
          <p>{t('lines.phoneOnlyText')}</p>
          <ul className={styles['others']}>
            {byPhone.map((line) => (
              <li key={line}>
                <Icon name={icons[line]} />
                {t(`lines.${line}.title`)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
};
