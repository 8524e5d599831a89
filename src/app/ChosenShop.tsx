import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { useShops } from '../pages/car/map/useShops.ts';
import { ShopHours } from '../pages/car/parts/ShopHours.tsx';
import styles from './ChosenShop.module.css';

/** The repair shop chosen, with its address and hours; of one that is not listed we know what it was called. */
export const ChosenShop = ({ claim: { repairShop, vehicleRouting } }: { readonly claim: ClaimDetail }) => {
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
    </p>
  );
};
