import { createContext, use } from 'react';
import { fromPromise } from 'xstate';
import { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Place, Position } from '#machines/service/repairShops.ts';
import { shopCache, type LoadShops } from './shopCache.ts';

interface Ports {
  readonly loadShops: LoadShops;
  readonly searchAddress: (query: string, signal: AbortSignal) => Promise<readonly Place[]>;
  readonly addressAt: (at: Position, signal: AbortSignal) => Promise<readonly Place[]>;
  readonly locate: () => Promise<Position>;
}

/** What the pages about repair shops work with, made from the ports of the application. */
export const shopServices = ({ loadShops, searchAddress, addressAt, locate }: Ports) => ({
  shopsOf: shopCache(loadShops),
  mapMachine: shopMapMachine.provide({
    actors: {
      locate: fromPromise(locate),
      searchAddress: fromPromise(({ input, signal }) => searchAddress(input.query, signal)),
      addressAt: fromPromise(({ input, signal }) => addressAt(input, signal)),
    },
  }),
});

export type ShopServices = ReturnType<typeof shopServices>;

/** What the pages about repair shops work with; set by the application, which knows the service. */
export const ShopContext = createContext<ShopServices | undefined>(undefined);

/** The shops and the machine of their map. Throws where the application has set none. */
export function useShopServices(): ShopServices {
  const services = use(ShopContext);
  if (!services) throw new Error('there is no ShopContext around this component');
  return services;
}
