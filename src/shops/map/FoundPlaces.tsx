import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '../../../machines/actors/shopMap.ts';
import type { Place } from '../../../machines/service/repairShops.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useShopTexts } from '../shopLine.ts';
import { Icon } from '../../layout/Icon.tsx';
import { Notice } from '../../layout/Notice.tsx';
import styles from './AddressSearch.module.css';

type Props = { map: ActorRefFrom<typeof shopMapMachine>; onPick: (place: Place) => void };

/** The addresses that the search found, to pick one; or the message that it found none, or is away. */
export function FoundPlaces({ map, onPick }: Props): ReactNode {
  const say = useShopTexts();
  const state = useSelector(map, ({ value }) => value.search);
  const places = useSelector(map, ({ context }) => context.places);
  return (
    <div role="status">
      {state === 'failed' ? <SearchFailed /> : null}
      {state === 'found' && places.length === 0 ? <p>{say('repairShop.location.nothing')}</p> : null}
      <ul className={styles['places']}>
        {places.map((place) => (
          <li key={place.id}>
            <button type="button" className={styles['place']} onClick={() => onPick(place)}>
              <Icon name="place" size={20} />
              {place.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchFailed(): ReactNode {
  const { t } = useTexts('failures');
  return (
    <Notice tone="warning" title={t('ADDRESS_SEARCH_ERROR.title')}>
      {t('ADDRESS_SEARCH_ERROR.text')}
    </Notice>
  );
}
