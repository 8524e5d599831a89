import type { Coming } from '../../machines/application/arriving.ts';
import { originKey } from '../shell/originMemory.ts';
import type { Place } from '../shell/place.ts';

/**
 * What the window tells of who comes and from where; undefined for somebody like everybody, of whom nothing need be found out. An
 * origin stays with its tab.
 */
export const comingTo = (place: Place): Coming | undefined => {
  const landing = place.takeLanding();
  const referer = place.query().get('referer') ?? place.session.getItem(originKey) ?? undefined;
  const isIdentified = place.isIdentified();
  return landing !== undefined || referer !== undefined || isIdentified
    ? { landing, referer, isIdentified }
    : undefined;
};
