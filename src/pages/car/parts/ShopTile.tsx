import type { ReactNode } from 'react';
import type { CodelistEntry } from '../../../codelists/useCodelist.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import radio from '../../../fields/RadioField.module.css';
import styles from './RepairShopField.module.css';

/** One repair shop: where it is and who pays it. */
export function ShopTile({ shop, isChosen }: { shop: CodelistEntry; isChosen: boolean }): ReactNode {
  const { t } = useTexts('car');
  const { code, name, description, categories } = shop;
  const isPartner = categories.includes('CONTRACTUAL');
  return (
    <label className={styles['shop']}>
      <input
        type="radio"
        name="repairShop.id"
        value={code}
        aria-label={name}
        defaultChecked={isChosen}
        aria-describedby={`shop-${code}`}
        className={radio['mark']}
      />
      <span className={styles['words']}>
        <strong>{name}</strong>
        <span id={`shop-${code}`} className={styles['about']}>
          <span>{description}</span>
          {isPartner ? <span className={styles['badge']}>{t('inspection.partnerBadge')}</span> : null}
          <span className={styles['pays']}>
            {t(isPartner ? 'inspection.partner' : 'inspection.notPartner')}
          </span>
        </span>
      </span>
    </label>
  );
}
