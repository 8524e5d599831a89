import * as z from 'zod';

/*
 * Choices of a property claim that no codelist of the specification has, each a zod enum and the type of the same name.
 */

/** What happened to a home or another property. It decides the pages of the event step. */
export const PropertyEvent = z.enum([
  'WATER',
  'PERIL',
  'FIRE',
  'BURGLARY',
  'VANDALISM',
  'GLASS',
  'SURGE',
  'OTHER_DAMAGE',
]);
export type PropertyEvent = z.infer<typeof PropertyEvent>;

export const PropertyKind = z.enum([
  'HOUSE',
  'FLAT',
  'COTTAGE',
  'OUTBUILDING',
  'UNDER_CONSTRUCTION',
  'BLOCK_OF_FLATS',
  'BUSINESS',
]);

/** What the insured is to the property; SVJ is an association of flat owners. */
export const Occupancy = z.enum(['OWNER', 'CO_OWNER', 'TENANT', 'COOPERATIVE', 'SVJ', 'OTHER']);

export const WaterSource = z.enum([
  'OWN_PIPE',
  'APPLIANCE',
  'OVERFLOW',
  'NEIGHBOUR',
  'COMMON_PIPE',
  'ROOF',
  'SEWER',
  'UNKNOWN',
]);

/** Where things were stolen from; an obstacle is overcome in the first three only. */
export const TheftPlace = z.enum(['HOME', 'CELLAR', 'GARDEN', 'CAR', 'PUBLIC', 'ROBBERY']);
export const EntryMethod = z.enum(['LOCK', 'DOOR', 'WINDOW', 'BALCONY', 'KEY', 'UNLOCKED', 'UNKNOWN']);
export const HomeSecurity = z.enum(['DOOR', 'BARS', 'ALARM', 'CAMERA', 'NONE']);

/** What has become of a damaged thing. */
export const DamageState = z.enum(['DAMAGED', 'DESTROYED', 'STOLEN']);

/** What whoever caused the damage is to the insured. */
export const CulpritRelation = z.enum([
  'NEIGHBOUR',
  'SVJ',
  'LANDLORD',
  'TENANT',
  'TRADESMAN',
  'DRIVER',
  'HOUSEHOLD',
  'STRANGER',
]);
