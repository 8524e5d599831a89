import type { ComponentProps, ReactNode } from 'react';
import { useShopTexts } from './shopLine.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { ShopMap } from './map/ShopMap.tsx';
import { ShopHours } from './ShopHours.tsx';
import styles from './RepairShopField.module.css';

/** The map in a dialog of its own, with the shop chosen on it below. */
export function LargeShopMap(props: ComponentProps<typeof ShopMap>): ReactNode {
  const say = useShopTexts();
  const { map, shops, chosenId } = props;
  const chosen = shops.find(({ id }) => id === chosenId);
  const close = () => map.send({ type: 'CLOSE' });
  return (
    <Dialog
      title={say('repairShop.map.title')}
      onClose={close}
      isWide
      actions={
        <>
          <Button look="primary" onClick={close}>
            {say('repairShop.map.done')}
          </Button>
          <Button icon="place" onClick={() => map.send({ type: 'OPEN_LOCATION' })}>
            {say('repairShop.location.set')}
          </Button>
        </>
      }
    >
      <ShopMap {...props} isLarge />
      <output className={styles['about']}>
        {chosen ? (
          <>
            <strong>{chosen.name}</strong>
            <span>
              {chosen.street}, {chosen.city}
            </span>
            <ShopHours hours={chosen.openingHours} />
          </>
        ) : (
          say('repairShop.map.nothing')
        )}
      </output>
    </Dialog>
  );
}
