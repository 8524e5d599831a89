import { useSelector } from '@xstate/react';
import { useId, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Place } from '#machines/service/repairShops.ts';
import { useShopTexts } from '#src/shops/shopLine.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './AddressSearch.module.css';
import { FoundPlaces, NearestPlace } from './FoundPlaces.tsx';
import { PointMap } from './PointMap.tsx';

type Props = {
  map: ActorRefFrom<typeof shopMapMachine>;
  configuration: Configuration;
  onPick: (place: Place) => void;
  begun?: string;
};

/** An address or a town to search for, a map to point at, and what was found. */
export function AddressSearch({ map, configuration, onPick, begun = '' }: Props): ReactNode {
  const say = useShopTexts();
  const isSearching = useSelector(map, ({ value }) => value.search === 'searching');
  const [query, setQuery] = useState(begun);
  const id = useId();
  const search = () => {
    if (query.trim() !== '') map.send({ type: 'SEARCH', query: query.trim() });
  };
  return (
    <div className={styles['search']}>
      <label htmlFor={id}>{say('repairShop.location.address')}</label>
      <div className={styles['line']}>
        <input
          id={id}
          type="search"
          autoComplete="street-address"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter here searches, it does not send the page.
            event.preventDefault();
            search();
          }}
        />
        <Button icon="search" isBusy={isSearching} onClick={search}>
          {say('repairShop.location.search')}
        </Button>
      </div>
      <FoundPlaces map={map} onPick={onPick} />
      <PointMap map={map} configuration={configuration} />
      <NearestPlace map={map} onPick={onPick} />
    </div>
  );
}
