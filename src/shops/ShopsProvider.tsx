import { useState, type ReactNode } from 'react';
import { ShopContext, shopServices } from './map/shopServices.ts';
import { loadRepairShops, locate, searchAddress } from '../service/shops.ts';
import { useApplication } from '../shell/application.ts';

/** Provides the repair shops and their map to pages and dialogs. */
export const ShopsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useApplication();
  const [services] = useState(() =>
    shopServices({ loadShops: loadRepairShops(client), searchAddress: searchAddress(client), locate }),
  );
  return <ShopContext value={services}>{children}</ShopContext>;
};
