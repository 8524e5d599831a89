import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { useShopTexts } from '#src/shops/shopLine.ts';
import type { FoundShop } from '#src/shops/foundShops.ts';
import { MapFrame, UnlessMapFailed } from './MapFrame.tsx';
import { useLoadedMap } from './useLoadedMap.ts';

type Props = {
  map: ActorRefFrom<typeof shopMapMachine>;
  configuration: Configuration;
  shops: readonly FoundShop[];
  chosenId: string;
  onChoose: (id: string) => void;
  isLarge?: boolean;
  /** What the map shows, and what its one place is, where it is not that of the reporter among shops. */
  words?: { readonly label: string; readonly own: string };
};

/** The map of the shops in the list, or why there is none. The list says all of it in words. */
export const ShopMap = (props: Props): ReactNode => (
  <UnlessMapFailed map={props.map}>
    <Drawn {...props} />
  </UnlessMapFailed>
);

function Drawn({ map, configuration, shops, chosenId, onChoose, isLarge, words }: Props): ReactNode {
  const say = useShopTexts();
  const own = useSelector(map, ({ context }) => context.own);
  const content = useMemo(() => ({ shops, chosenId, own }), [shops, chosenId, own]);
  const element = useLoadedMap({
    content,
    load: async () => {
      const { drawShopMap } = await import('./drawShopMap.ts');
      return (frame, isStill) =>
        drawShopMap(frame, {
          tiles: configuration.mapTiles,
          words: {
            zoomIn: say('repairShop.map.zoomIn'),
            zoomOut: say('repairShop.map.zoomOut'),
            own: words?.own ?? say('repairShop.map.own'),
          },
          isStill,
          onShown: () => map.send({ type: 'MAP_SHOWN' }),
          onFailed: () => map.send({ type: 'MAP_FAILED' }),
          onChoose,
        });
    },
    onLoading: () => map.send({ type: 'LOAD_MAP' }),
    onFailed: () => map.send({ type: 'MAP_FAILED' }),
  });
  return (
    <MapFrame
      {...{ map, configuration, element }}
      label={words?.label ?? say('repairShop.map.label')}
      loading={say('repairShop.map.loading')}
      {...(isLarge && { size: 'large' })}
    />
  );
}
