import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { useShopTexts } from '#src/shops/shopLine.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import styles from './AddressSearch.module.css';

type Props = { map: ActorRefFrom<typeof shopMapMachine>; configuration: Configuration };

/** Where the reporter is: the device tells it, or an address is searched for, or the map is pointed at. */
export function OwnLocation({ map, configuration }: Props): ReactNode {
  const say = useShopTexts();
  const location = useSelector(map, ({ value }) => value.location);
  return (
    <Dialog title={say('repairShop.location.title')} onClose={() => map.send({ type: 'CLOSE' })}>
      <p>{say('repairShop.location.text')}</p>
      <Button icon="place" isBusy={location === 'asking'} onClick={() => map.send({ type: 'LOCATE' })}>
        {say('repairShop.location.locate')}
      </Button>
      <output className={styles['told']}>
        {location === 'denied' ? say('repairShop.location.denied') : null}
      </output>
      <AddressSearch
        {...{ map, configuration }}
        onPick={(place) => map.send({ type: 'PICK_PLACE', place })}
      />
    </Dialog>
  );
}
