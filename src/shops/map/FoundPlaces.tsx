import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Place } from '#machines/service/repairShops.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useShopTexts } from '#src/shops/shopLine.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './AddressSearch.module.css';

type Props = { map: ActorRefFrom<typeof shopMapMachine>; onPick: (place: Place) => void };

/** The addresses that words found, to pick one; or the message that they found none, or that the search is away. */
export function FoundPlaces({ map, onPick }: Props): ReactNode {
  const say = useShopTexts();
  const { state, places, isPointed } = useFound(map);
  if (isPointed) return <div role="status" />;
  return (
    <div role="status">
      {state === 'failed' ? <SearchFailed /> : null}
      {state === 'found' && places.length === 0 ? <p>{say('repairShop.location.nothing')}</p> : null}
      <Places places={places} onPick={onPick} />
    </div>
  );
}

/** The address nearest to the point of the map that was pointed at, to take it; or why there is none. It comes into view. */
export function NearestPlace({ map, onPick }: Props): ReactNode {
  const { t } = useTexts('shared');
  const { state, places, isPointed } = useFound(map);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPointed) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed, state]);
  if (!isPointed) return <div role="status" />;
  return (
    <div role="status" ref={shown}>
      {state === 'locating' ? <p>{t('pointMap.searching')}</p> : null}
      {state === 'failed' ? <SearchFailed /> : null}
      {state === 'found' ? <p>{t(places.length > 0 ? 'pointMap.nearest' : 'pointMap.nothing')}</p> : null}
      <Places places={places} onPick={onPick} />
    </div>
  );
}

const useFound = (map: Props['map']) => ({
  state: useSelector(map, ({ value }) => value.search),
  places: useSelector(map, ({ context }) => context.places),
  isPointed: useSelector(map, ({ context }) => context.pointed !== undefined),
});

const Places = ({ places, onPick }: Pick<Props, 'onPick'> & { places: readonly Place[] }): ReactNode => (
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
);

function SearchFailed(): ReactNode {
  const { t } = useTexts('failures');
  return (
    <Notice tone="warning" title={t('ADDRESS_SEARCH_ERROR.title')}>
      {t('ADDRESS_SEARCH_ERROR.text')}
    </Notice>
  );
}
