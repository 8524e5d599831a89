import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import type { RepairShop } from '#machines/service/repairShops.ts';
import { useShopServices } from './shopServices.ts';

const none: readonly RepairShop[] = [];

/**
 * The repair shops for the routing of a vehicle or for a home, loaded unless they already were: how far loading is, the shops by name, and how
 * to try again.
 */
export function useShops(routing: ShopRouting | undefined) {
  const actor = useShopServices().shopsOf(routing);
  const shops = useSelector(actor, ({ context }) => context.value ?? none);
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.matches('success')) return 'success';
    return snapshot.matches('fail') ? 'fail' : 'loading';
  });
  useEffect(() => {
    if (actor.getSnapshot().matches('registered')) actor.send({ type: 'LOAD' });
  }, [actor]);
  return { state, shops, retry: () => actor.send({ type: 'LOAD' }) } as const;
}
