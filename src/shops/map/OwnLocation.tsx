import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '../../../machines/actors/shopMap.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../layout/Button.tsx';
import { Dialog } from '../../layout/Dialog.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import styles from './AddressSearch.module.css';

type Props = { map: ActorRefFrom<typeof shopMapMachine> };

/** Where the reporter is: the device tells it, or an address is searched for. */
export function OwnLocation({ map }: Props): ReactNode {
  const { t } = useTexts('car');
  const location = useSelector(map, ({ value }) => value.location);
  return (
    <Dialog title={t('repairShop.location.title')} onClose={() => map.send({ type: 'CLOSE' })}>
      <p>{t('repairShop.location.text')}</p>
      <Button icon="place" isBusy={location === 'asking'} onClick={() => map.send({ type: 'LOCATE' })}>
        {t('repairShop.location.locate')}
      </Button>
      <output className={styles['told']}>
        {location === 'denied' ? t('repairShop.location.denied') : null}
      </output>
      <AddressSearch map={map} onPick={(place) => map.send({ type: 'PICK_PLACE', place })} />
    </Dialog>
  );
}
