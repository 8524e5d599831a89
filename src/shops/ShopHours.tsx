import type { ReactNode } from 'react';
import type { OpeningHours } from '#machines/service/repairShops.ts';
import { useShopTexts } from './shopLine.ts';

/** When a repair shop is open; nothing where that is unknown. */
export function ShopHours({ hours }: { hours: OpeningHours | undefined }): ReactNode {
  const say = useShopTexts();
  if (!hours) return null;
  const { weekdays, saturday } = hours;
  return (
    <span>
      {say('repairShop.weekdays', { hours: weekdays })}
      {saturday ? `, ${say('repairShop.saturday', { hours: saturday })}` : null}
    </span>
  );
}
