import { vehicleIdentifierKind } from '../../../machines/claim/vehicleIdentifier.ts';

/**
 * Takes what a vehicle was searched by into the fields it belongs to, so that nobody types it twice.
 *
 * @param search the search text in normal form
 * @returns a plate or a VIN under its field; nothing for another kind
 */
export function identifiersTyped(search: string | undefined): { registrationNo?: string; vin?: string } {
  const kind = search === undefined ? undefined : vehicleIdentifierKind(search);
  if (search !== undefined && kind === 'PLATE') return { registrationNo: search };
  return search !== undefined && kind === 'VIN' ? { vin: search } : {};
}
