import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useShops } from '../shops/map/useShops.ts';
import { ShopHours } from '../shops/ShopHours.tsx';
import styles from './ChosenShop.module.css';

/**
 * The repair shop chosen, with its address and hours, and who pays one that comes to the vehicle; of one not listed we know only
 * the name.
 */
export const ChosenShop = ({ claim: { repairShop, vehicleRouting } }: { readonly claim: ClaimDetail }) => {
  const { t } = useTexts('car');
  const { shops } = useShops(vehicleRouting);
  const shop = shops.find(({ id }) => id === repairShop?.id);
  return (
    <p className={styles['shop']}>
      <strong>{shop?.name ?? repairShop?.name}</strong>
      {shop ? (
        <span>
          {shop.street}, {shop.city}
        </span>
      ) : null}
      <ShopHours hours={shop?.openingHours} />
      {repairShop?.atHome ? (
        <span>{t(shop?.contractual ? 'repairShop.partner' : 'repairShop.notPartner')}</span>
      ) : null}
    </p>
  );
};
