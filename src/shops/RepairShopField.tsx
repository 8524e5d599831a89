import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { unlistedShop } from '#machines/claim/fields/inspection.ts';
import type { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { GroupProps } from '#src/fields/fieldProps.ts';
import { GroupFrame } from '#src/fields/GroupFrame.tsx';
import { NotLoaded } from '#src/fields/NotLoaded.tsx';
import { useBoundField } from '#src/fields/useBoundField.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useShopTexts } from './shopLine.ts';
import { foundShops } from './foundShops.ts';
import { OwnLocation } from './map/OwnLocation.tsx';
import { ShopMap } from './map/ShopMap.tsx';
import { useShopServices } from './map/shopServices.ts';
import { useShops } from './map/useShops.ts';
import { LargeShopMap } from './LargeShopMap.tsx';
import { OwnPlaceLine } from './OwnPlaceLine.tsx';
import { ShopList } from './ShopList.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import { UnlistedShop } from './UnlistedShop.tsx';
import styles from './RepairShopField.module.css';

type Props = GroupProps & { routing: ShopRouting | undefined; configuration: Configuration };

/** A repair shop found by its name, its town or on the map. The chosen one stays in sight whatever is searched for afterwards. */
export function RepairShopField({ routing, configuration, ...props }: Props): ReactNode {
  const field = useBoundField(props);
  const say = useShopTexts();
  const { shops, state, retry } = useShops(routing);
  const map = useActorRef(useShopServices().mapMachine);
  const dialog = useSelector(map, ({ value }) => value.dialog);
  const own = useSelector(map, ({ context }) => context.own);
  const chosenId = useAnswer('repairShop.id');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => foundShops(shops, { search: wanted, chosenId, own }),
    [shops, wanted, chosenId, own],
  );
  const list = useRef<HTMLDivElement>(null);
  const choose = (id: string) => list.current?.querySelector<HTMLInputElement>(`[value="${id}"]`)?.click();
  const mapProps = { map, configuration, shops: shown, chosenId, onChoose: choose };
  return (
    <GroupFrame {...field} words={field} isRadioGroup>
      <ShopSearch id={field.id} search={search} onSearch={setSearch} />
      <OwnPlaceLine map={map} />
      {dialog === 'shopMap' ? null : <ShopMap {...mapProps} />}
      <output className={styles['found']}>
        {state === 'success' ? say('repairShop.found', { count: shown.length }) : null}
      </output>
      <div ref={list}>
        <ShopList shops={shown} chosenId={chosenId} />
        <UnlistedShop isChosen={chosenId === unlistedShop} />
      </div>
      {state === 'fail' ? <NotLoaded onRetry={retry} /> : null}
      {dialog === 'shopMap' ? <LargeShopMap {...mapProps} /> : null}
      {dialog === 'ownLocation' ? <OwnLocation map={map} configuration={configuration} /> : null}
    </GroupFrame>
  );
}
