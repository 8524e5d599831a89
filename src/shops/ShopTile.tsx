import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { ReactNode } from 'react';
import { CheckboxField } from '#src/fields/choice/CheckboxField.tsx';
import { Opened } from '#src/fields/choice/Opened.tsx';
import open from '#src/fields/choice/Opened.module.css';
import look from '#src/layout/Choice.module.css';
import type { Language } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useShopTexts } from './shopLine.ts';
import type { FoundShop } from './foundShops.ts';
import { ShopHours } from './ShopHours.tsx';
import styles from './RepairShopField.module.css';

type Props = { shop: FoundShop; isChosen: boolean; isHidden: boolean };

/**
 * One repair shop: where it is, when it is open and who pays it; for the chosen one also whether it is to come to the vehicle.
 */
export function ShopTile({ shop, isChosen, isHidden }: Props): ReactNode {
  const say = useShopTexts();
  const { language } = useLanguage();
  const { id, name, street, city, contractual, mobileTechnician, distance } = shop;
  return (
    <div className={`${open['option']} ${styles['shop']}`} hidden={isHidden}>
      <label className={look['choice']}>
        <input
          type="radio"
          name="repairShop.id"
          value={id}
          aria-label={name}
          defaultChecked={isChosen}
          aria-describedby={`shop-${id}`}
          className={look['mark']}
        />
        <span className={look['words']}>
          <span className={styles['name']}>
            <strong>{name}</strong>
            {distance === undefined ? null : (
              <span className={styles['distance']}>{formatDistance(distance, language)}</span>
            )}
          </span>
          <span id={`shop-${id}`} className={`${look['about']} ${styles['about']}`}>
            <span>
              {street}, {city}
            </span>
            <ShopHours hours={shop.openingHours} />
            <span className={styles['badges']}>
              {contractual ? <span className={styles['badge']}>{say('repairShop.partnerBadge')}</span> : null}
              {mobileTechnician ? (
                <span className={styles['badge']}>{say('repairShop.homeBadge')}</span>
              ) : null}
            </span>
            {isChosen ? (
              <span>{say(contractual ? 'repairShop.partner' : 'repairShop.notPartner')}</span>
            ) : null}
          </span>
        </span>
      </label>
      {isChosen ? <KeptOfShop {...shop} /> : null}
    </div>
  );
}

/** What the claim keeps about the shop besides its id. */
const KeptOfShop = ({ name, street, city, contractual, mobileTechnician }: FoundShop) => (
  <>
    <input type="hidden" name="repairShop.name" value={`${name}, ${street}, ${city}`} />
    {contractual ? <input type="hidden" name="repairShop.contractual" value="on" /> : null}
    {mobileTechnician ? (
      <Opened>
        <CheckboxField name="repairShop.atHome" />
      </Opened>
    ) : null}
  </>
);

/** A distance in kilometres as people say it: `2,4 km`, and from ten kilometres on `38 km`. */
export function formatDistance(km: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);
}
