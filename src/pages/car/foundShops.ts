import type { CodelistEntry } from '../../codelists/useCodelist.ts';
import { folded } from '../../fields/matching.ts';

/** As many as a phone shows without much scrolling. */
const most = 6;

/**
 * Finds repair shops by what is typed.
 *
 * @param shops all shops, partners first
 * @param search words of a name or an address; every one must be found
 * @param chosen the id of the shop chosen, which is always among them
 * @returns the shops to offer
 */
export function foundShops(
  shops: readonly CodelistEntry[],
  search: string,
  chosen: string,
): readonly CodelistEntry[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const fitting = shops.filter(({ name, description = '' }) => {
    const words = folded(`${name} ${description}`);
    return wanted.every((word) => words.includes(word));
  });
  const offered = fitting.slice(0, most);
  return shops.filter((shop) => shop.code === chosen || offered.includes(shop));
}
