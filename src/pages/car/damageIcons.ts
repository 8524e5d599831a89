import type { DamageKind } from '../../../machines/claim/enums.ts';
import type { IconName } from '../../layout/icons.ts';

/** A picture for each kind of damage. */
export const damageIcons = {
  VEHICLE: 'car',
  GLASS: 'glass',
  HEALTH: 'health',
  PROPERTY: 'house',
  THING: 'thing',
  OTHER: 'info',
  LOSS: 'wallet',
} satisfies Record<DamageKind, IconName>;
