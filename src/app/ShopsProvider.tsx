import { useState, type ReactNode } from 'react';
import { ShopContext, shopServices } from '../pages/car/map/shopServices.ts';
import { loadRepairShops } from '../service/loadRepairShops.ts';
import { locate } from '../service/locate.ts';
import { searchAddress } from '../service/searchAddress.ts';
import { useApplication } from './application.ts';

/** Hands the repair shops and their map to pages and dialogs. */
export const ShopsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useApplication();
  const [services] = useState(() =>
    shopServices({ loadShops: loadRepairShops(client), searchAddress: searchAddress(client), locate }),
  );
  return <ShopContext value={services}>{children}</ShopContext>;
};
