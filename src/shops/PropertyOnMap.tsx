import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Place } from '#machines/service/repairShops.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { useFormAround } from '#src/forms/pageFormContext.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { AddressFinder } from './map/AddressFinder.tsx';
import { ShopMap } from './map/ShopMap.tsx';
import { useShopServices } from './map/shopServices.ts';

type Props = Pick<ClaimDetail, 'insuredPlaceId' | 'insuredAddress'> & { configuration: Configuration };

const parts = ['streetWithNumbers', 'zipCode', 'city'] as const;
const none = () => undefined;

/**
 * The insured property on a map, found by its address or pointed at, which fills in the fields. Once they are typed over, the map no longer
 * knows it; where the map or its search is away, the fields do. Source: specification section 2, property on map.
 */
export function PropertyOnMap({ insuredPlaceId, insuredAddress, configuration }: Props): ReactNode {
  const { t } = useTexts('property');
  const { setValues } = useFormAround();
  const map = useActorRef(useShopServices().mapMachine);
  const own = useSelector(map, ({ context }) => context.own);
  const [known, setKnown] = useState({ id: insuredPlaceId, address: written(insuredAddress) });
  const typed = useFields((read) => parts.map((part) => read(`insuredAddress.${part}`)[0] ?? '')).join(', ');
  const pick = (place: Place) => {
    const address = addressOf(place);
    setKnown({ id: place.id, address: written(address) });
    setValues(
      Object.fromEntries(Object.entries(address).map(([part, value]) => [`insuredAddress.${part}`, value])),
    );
  };
  const isKnown = known.id !== undefined && known.address === typed;
  return (
    <div data-field="insuredPlaceId">
      <AddressFinder
        {...{ map, configuration }}
        icon="place"
        label={t(isKnown ? 'propertyAddress.again' : 'propertyAddress.find')}
        title={t('propertyAddress.onMap')}
        begun={isKnown ? '' : typed.replace(/^[, ]+|[, ]+$/g, '')}
        onPick={pick}
      />
      {isKnown ? <input type="hidden" name="insuredPlaceId" value={known.id} /> : null}
      {isKnown && own ? (
        <ShopMap
          {...{ map, configuration }}
          shops={[]}
          chosenId=""
          onChoose={none}
          words={{ label: t('propertyAddress.here'), own: t('propertyAddress.here') }}
        />
      ) : null}
    </div>
  );
}

/** The parts of an address that the map knows; a place without them is told by its label. */
const addressOf = ({ address = {}, label }: Place) => ({
  streetWithNumbers: address.streetWithNumbers ?? label.split(', ')[0] ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  ...(address.countryCode && { countryCode: address.countryCode }),
});

const written = (address: ClaimDetail['insuredAddress'] = {}): string =>
  parts.map((part) => address[part] ?? '').join(', ');
