import type { DamageKind, EventKind } from '#machines/claim/enums.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { missing } from '#machines/subject/issues/findings.ts';

/** There is at least one injured party. Source: specification section 5. */
export const atLeastOneInjured = checkOver(
  ['injuredParties'],
  missing('injuredParties', { key: 'injuredItemRequired' }),
  ({ injuredParties = [] }) => injuredParties.length === 0,
);

/**
 * The kinds of damage an injured reporter lists of their own, one item each, by the kinds of event (family POVPOS). A vehicle
 * with broken glass is one vehicle.
 */
export const ownDamageKinds = (eventKinds: readonly EventKind[]): readonly DamageKind[] => [
  ...(eventKinds.includes('POVPOS_VEHICLE') ? (['VEHICLE'] as const) : []),
  ...(eventKinds.includes('POVPOS_GLASS') && !eventKinds.includes('POVPOS_VEHICLE')
    ? (['GLASS'] as const)
    : []),
  ...(eventKinds.includes('POVPOS_PROPERTY') ? (['PROPERTY'] as const) : []),
  ...(eventKinds.includes('POVPOS_THING') ? (['THING'] as const) : []),
];
