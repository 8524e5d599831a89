import type { ReactNode } from 'react';
import type { OpeningHours } from '../../machines/service/repairShops.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** When a repair shop is open; nothing where that is unknown. */
export function ShopHours({ hours }: { hours: OpeningHours | undefined }): ReactNode {
  const { t } = useTexts('car');
  if (!hours) return null;
  const { weekdays, saturday } = hours;
  return (
    <span>
      {t('repairShop.weekdays', { hours: weekdays })}
      {saturday ? `, ${t('repairShop.saturday', { hours: saturday })}` : null}
    </span>
  );
}
