import type { LatLngTuple } from 'leaflet';
import type { Position, RepairShop } from '#machines/service/repairShops.ts';
import { shopPins } from './shopPins.ts';
import { placeMark, tileMap, type TileMapOptions } from './tileMap.ts';

/** What the map shows. */
export type MapContent = {
  readonly shops: readonly RepairShop[];
  readonly chosenId: string;
  readonly own: Position | undefined;
};

type Options = TileMapOptions & {
  readonly words: { readonly own: string };
  readonly onChoose: (id: string) => void;
};

const street = 14;

/** Draws a map of repair shops into an element: `show` puts other pins on it, `remove` takes it away. */
export function drawShopMap(element: HTMLElement, options: Options) {
  const map = tileMap(element, options);
  const ownPin = placeMark(options.words.own);
  const showPins = shopPins(map, options.onChoose);
  let fitted = '';

  const show = ({ shops, chosenId, own }: MapContent): void => {
    if (own) ownPin.setLatLng(own).addTo(map);
    else ownPin.remove();
    showPins(shops, chosenId);
    const places = [...(own ? [own] : []), ...(own ? shops.slice(0, near) : shops)];
    const corners = places.map(({ lat, lng }): LatLngTuple => [lat, lng]);
    if (corners.length > 0 && corners.join(' ') !== fitted) {
      fitted = corners.join(' ');
      map.fitBounds(corners, { padding: [40, 40], maxZoom: street, animate: false });
    }
    const chosen = shops.find(({ id }) => id === chosenId);
    if (chosen) map.panInside(chosen, { padding: [48, 48], animate: !options.isStill });
  };
  return { show, remove: () => void map.remove() };
}

/** How many of the shops, sorted by distance, are in the picture at first. */
const near = 3;
