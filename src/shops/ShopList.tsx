import { useState, type ReactNode } from 'react';
import { useShopTexts } from './shopLine.ts';
import { Button } from '#src/layout/Button.tsx';
import type { FoundShop } from './foundShops.ts';
import { ShopTile } from './ShopTile.tsx';
import styles from './RepairShopField.module.css';

type Props = { shops: readonly FoundShop[]; chosenId: string };

/** As many as a phone shows without much scrolling. */
const few = 6;

/** The repair shops, a few at first. All of them are in the form, so that a pin of the map can choose any. */
export function ShopList({ shops, chosenId }: Props): ReactNode {
  const say = useShopTexts();
  const [isWhole, setWhole] = useState(false);
  const rest = isWhole ? 0 : shops.slice(few).filter(({ id }) => id !== chosenId).length;
  return (
    <>
      <div className={styles['shops']}>
        {shops.map((shop, index) => {
          const isChosen = shop.id === chosenId;
          return (
            <ShopTile
              key={shop.id}
              shop={shop}
              isChosen={isChosen}
              isHidden={!isWhole && index >= few && !isChosen}
            />
          );
        })}
      </div>
      {rest > 0 ? (
        <Button look="quiet" icon="down" onClick={() => setWhole(true)}>
          {say('repairShop.more', { count: rest })}
        </Button>
      ) : null}
    </>
  );
}
