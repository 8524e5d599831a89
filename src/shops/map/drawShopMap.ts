import { control, divIcon, map as createMap, marker, tileLayer, type LatLngTuple } from 'leaflet';
import type { Position } from '../../../machines/actors/shopMap.ts';
import type { RepairShop } from '../../../machines/service/repairShops.ts';
import './leaflet.css';
import styles from './ShopMap.module.css';
import { shopPins } from './shopPins.ts';

/** What the map shows. */
export type MapContent = {
  readonly shops: readonly RepairShop[];
  readonly chosenId: string;
  readonly own: Position | undefined;
};

type Options = {
  /** Template of the tiles. */
  readonly tiles: string;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly own: string };
  /** Nothing may move by itself. */
  readonly isStill: boolean;
  readonly onShown: () => void;
  /** Called when not a single tile could be loaded. */
  readonly onFailed: () => void;
  readonly onChoose: (id: string) => void;
};

export type DrawnMap = ReturnType<typeof drawShopMap>;

/** The middle of the country, shown until there are shops to look at. */
const middle: LatLngTuple = [49.8, 15.5];
const street = 14;

/** Draws a map of repair shops into an element: `show` puts other pins on it, `remove` takes it away. */
export function drawShopMap(element: HTMLElement, { tiles, words, isStill, ...told }: Options) {
  const map = createMap(element, {
    center: middle,
    zoom: 7,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    attributionControl: false,
    zoomControl: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
    inertia: !isStill,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  const isAnyTileHere = () => element.querySelector('.leaflet-tile-loaded:not([data-failed])') !== null;
  // Tile servers want to know who uses them; our pages tell nobody else.
  tileLayer(tiles, { maxZoom: 19, referrerPolicy: 'origin', className: styles['tiles'] ?? '' })
    .on('tileload', told.onShown)
    .on('tileerror', ({ tile }) => tile.setAttribute('data-failed', ''))
    .on('load', () => isAnyTileHere() || told.onFailed())
    .addTo(map);
  const ownPin = marker(middle, {
    icon: divIcon({ className: styles['own'] ?? '', iconSize: [22, 22] }),
    title: words.own,
    alt: words.own,
    keyboard: false,
    interactive: false,
  });
  const showPins = shopPins(map, told.onChoose);
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
    if (chosen) map.panInside(chosen, { padding: [48, 48], animate: !isStill });
  };
  return { show, remove: () => void map.remove() };
}

/** How many of the shops, sorted by distance, are in the picture at first. */
const near = 3;
