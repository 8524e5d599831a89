import { useSelector } from '@xstate/react';
import { useId, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useShopTexts } from '#src/shops/shopLine.ts';
import styles from './AddressSearch.module.css';
import { MapFrame, UnlessMapFailed } from './MapFrame.tsx';
import { useLoadedMap } from './useLoadedMap.ts';

type Props = { map: ActorRefFrom<typeof shopMapMachine>; configuration: Configuration };

/** A map to point at, by a press or by the keys, which leads to the address nearest to that point; or why there is no map. */
export function PointMap(props: Props): ReactNode {
  const { t } = useTexts('shared');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['pointing']}>
      <p id={id}>{t('pointMap.title')}</p>
      <p className={styles['told']}>{t('pointMap.hint')}</p>
      <UnlessMapFailed map={props.map}>
        <Drawn {...props} />
      </UnlessMapFailed>
    </section>
  );
}

function Drawn({ map, configuration }: Props): ReactNode {
  const { t } = useTexts('shared');
  const say = useShopTexts();
  const places = useSelector(map, ({ context }) => context.places);
  const pointed = useSelector(map, ({ context }) => context.pointed);
  const content = useMemo(() => ({ places, pointed }), [places, pointed]);
  const element = useLoadedMap({
    content,
    load: async () => {
      const { drawPointMap } = await import('./drawPointMap.ts');
      return (frame, isStill) =>
        drawPointMap(frame, {
          tiles: configuration.mapTiles,
          words: {
            zoomIn: say('repairShop.map.zoomIn'),
            zoomOut: say('repairShop.map.zoomOut'),
            pointed: t('pointMap.pointed'),
          },
          isStill,
          onShown: () => map.send({ type: 'MAP_SHOWN' }),
          onFailed: () => map.send({ type: 'MAP_FAILED' }),
          onPoint: (at) => map.send({ type: 'POINT', at }),
        });
    },
    onLoading: () => map.send({ type: 'LOAD_MAP' }),
    onFailed: () => map.send({ type: 'MAP_FAILED' }),
  });
  return (
    <MapFrame
      {...{ map, configuration, element }}
      label={t('pointMap.label')}
      loading={say('repairShop.map.loading')}
      size="pointed"
    />
  );
}
