import { control, divIcon, map as createMap, marker, tileLayer, type LatLngTuple } from 'leaflet';
import './leaflet.css';
import styles from './ShopMap.module.css';

/** What every map is given. */
export interface TileMapOptions {
  /** Template of the tiles. */
  readonly tiles: string;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  /** Nothing may move by itself. */
  readonly isStill: boolean;
  readonly onShown: () => void;
  /** Called when not a single tile could be loaded. */
  readonly onFailed: () => void;
}

/** The middle of the country, shown until there is something to look at. */
export const middle: LatLngTuple = [49.8, 15.5];

/** A map of the country in an element, with its tiles and nothing on it. */
export const tileMap = (element: HTMLElement, { tiles, words, isStill, ...told }: TileMapOptions) => {
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
  return map;
};

/** A mark of one place, which is not on a map yet and cannot be pressed. */
export const placeMark = (words: string) =>
  marker(middle, {
    icon: divIcon({ className: styles['own'] ?? '', iconSize: [22, 22] }),
    title: words,
    alt: words,
    keyboard: false,
    interactive: false,
  });
