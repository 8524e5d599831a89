import type { LatLngTuple } from 'leaflet';
import type { Place, Position } from '#machines/service/repairShops.ts';
import { placeMark, tileMap, type TileMapOptions } from './tileMap.ts';

/** What the map shows: what words found, and the point that was pointed at. */
export interface PointMapContent {
  readonly places: readonly Place[];
  readonly pointed: Position | undefined;
}

type Options = TileMapOptions & {
  readonly words: { readonly pointed: string };
  readonly onPoint: (at: Position) => void;
};

/**
 * Draws a map to point at into an element: a press tells the point below it, Enter and the space bar the one in the middle, where the
 * arrows have moved it. `show` marks that point and leads to what words found, `remove` takes the map away.
 */
export function drawPointMap(element: HTMLElement, options: Options) {
  const map = tileMap(element, options);
  const mark = placeMark(options.words.pointed);
  const pointAt = ({ lat, lng }: Position) => options.onPoint({ lat: rounded(lat), lng: rounded(lng) });
  map.on('click', ({ latlng }) => pointAt(latlng));
  map.on('keydown', ({ originalEvent: key }) => {
    // On a button of the map the key presses that button.
    if (key.target !== element || !['Enter', ' '].includes(key.key)) return;
    // Neither sends nor scrolls the page.
    key.preventDefault();
    pointAt(map.getCenter());
  });
  let fitted = '';

  const show = ({ places, pointed }: PointMapContent): void => {
    if (pointed) {
      mark.setLatLng(pointed).addTo(map);
      return;
    }
    mark.remove();
    const corners = places.map(({ lat, lng }): LatLngTuple => [lat, lng]);
    if (corners.length === 0 || corners.join(' ') === fitted) return;
    fitted = corners.join(' ');
    map.fitBounds(corners, { padding: [40, 40], maxZoom: house, animate: false });
  };
  return { show, remove: () => void map.remove() };
}

const house = 17;

/** A metre is enough for a house. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5));
