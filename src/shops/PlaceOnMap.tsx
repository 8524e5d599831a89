import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Place } from '../../machines/service/repairShops.ts';
import { useAnswer } from '../forms/useAnswer.ts';
import { useFormAround } from '../forms/pageFormContext.ts';
import { useShopTexts } from './shopLine.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { AddressSearch } from './map/AddressSearch.tsx';
import { useShopServices } from './map/shopServices.ts';

type Props = Pick<ClaimDetail, 'inspectionPlace' | 'placeId'>;

/** Fills in the place of the inspection from an address the map knows. Once it is typed over, the map no longer knows it. */
export function PlaceOnMap({ inspectionPlace, placeId }: Props): ReactNode {
  const say = useShopTexts();
  const { setValues } = useFormAround();
  const map = useActorRef(useShopServices().mapMachine);
  const isOpen = useSelector(map, ({ value }) => value.dialog === 'ownLocation');
  const [known, setKnown] = useState({ id: placeId, label: inspectionPlace });
  const typed = useAnswer('inspectionPlace');
  const pick = (place: Place) => {
    setKnown(place);
    setValues({ inspectionPlace: place.label });
    map.send({ type: 'PICK_PLACE', place });
  };
  return (
    <div>
      <Button look="quiet" icon="search" onClick={() => map.send({ type: 'OPEN_LOCATION' })}>
        {say('inspection.findPlace')}
      </Button>
      {known.id !== undefined && known.label === typed ? (
        <input type="hidden" name="placeId" value={known.id} />
      ) : null}
      {isOpen ? (
        <Dialog title={say('inspection.placeTitle')} onClose={() => map.send({ type: 'CLOSE' })}>
          <AddressSearch map={map} onPick={pick} />
        </Dialog>
      ) : null}
    </div>
  );
}
