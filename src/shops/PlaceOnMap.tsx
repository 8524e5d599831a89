import { useActorRef } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Place } from '#machines/service/repairShops.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useShopTexts } from './shopLine.ts';
import { AddressFinder } from './map/AddressFinder.tsx';
import { useShopServices } from './map/shopServices.ts';

type Props = Pick<ClaimDetail, 'inspectionPlace' | 'placeId'> & { configuration: Configuration };

/** Fills in the place of the inspection from an address the map knows. Once it is typed over, the map no longer knows it. */
export function PlaceOnMap({ inspectionPlace, placeId, configuration }: Props): ReactNode {
  const say = useShopTexts();
  const { setValues } = useFormAround();
  const map = useActorRef(useShopServices().mapMachine);
  const [known, setKnown] = useState({ id: placeId, label: inspectionPlace });
  const typed = useAnswer('inspectionPlace');
  const pick = (place: Place) => {
    setKnown(place);
    setValues({ inspectionPlace: place.label });
  };
  return (
    <div>
      <AddressFinder
        {...{ map, configuration }}
        icon="search"
        label={say('inspection.findPlace')}
        title={say('inspection.placeTitle')}
        onPick={pick}
      />
      {known.id !== undefined && known.label === typed ? (
        <input type="hidden" name="placeId" value={known.id} />
      ) : null}
    </div>
  );
}
