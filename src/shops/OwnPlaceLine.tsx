import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import { useShopTexts } from './shopLine.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './RepairShopField.module.css';

type Props = { map: ActorRefFrom<typeof shopMapMachine> };

/** The place the shops are near to, how to change or forget it, and the way to the large map. */
export function OwnPlaceLine({ map }: Props): ReactNode {
  const say = useShopTexts();
  const own = useSelector(map, ({ context }) => context.own);
  const isMapHere = useSelector(map, ({ value }) => value.map !== 'mapFailed');
  return (
    <>
      <div className={styles['ways']}>
        <Button look="quiet" icon="place" onClick={() => map.send({ type: 'OPEN_LOCATION' })}>
          {say(own ? 'repairShop.location.change' : 'repairShop.location.set')}
        </Button>
        {own ? (
          <Button look="quiet" icon="close" onClick={() => map.send({ type: 'FORGET_LOCATION' })}>
            {say('repairShop.location.forget')}
          </Button>
        ) : null}
        {isMapHere ? (
          <Button look="quiet" icon="globe" onClick={() => map.send({ type: 'OPEN_MAP' })}>
            {say('repairShop.map.open')}
          </Button>
        ) : null}
      </div>
      <output className={styles['near']}>
        {own
          ? say('repairShop.location.near', { place: own.label ?? say('repairShop.location.here') })
          : null}
      </output>
    </>
  );
}
