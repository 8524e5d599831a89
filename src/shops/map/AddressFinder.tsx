import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Place } from '#machines/service/repairShops.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import { AddressSearch } from './AddressSearch.tsx';

type Props = {
  map: ActorRefFrom<typeof shopMapMachine>;
  configuration: Configuration;
  icon: 'place' | 'search';
  label: string;
  title: string;
  /** What is searched for at first. */
  begun?: string;
  onPick: (place: Place) => void;
};

/** A button that opens the search for an address, by words or on a map; the place picked goes to the map, too. */
export function AddressFinder({ map, icon, label, title, begun = '', ...props }: Props): ReactNode {
  const isOpen = useSelector(map, ({ value }) => value.dialog === 'ownLocation');
  const pick = (place: Place) => {
    props.onPick(place);
    map.send({ type: 'PICK_PLACE', place });
  };
  return (
    <>
      <Button look="quiet" icon={icon} onClick={() => map.send({ type: 'OPEN_LOCATION' })}>
        {label}
      </Button>
      {isOpen ? (
        <Dialog title={title} onClose={() => map.send({ type: 'CLOSE' })}>
          <AddressSearch map={map} configuration={props.configuration} onPick={pick} begun={begun} />
        </Dialog>
      ) : null}
    </>
  );
}
