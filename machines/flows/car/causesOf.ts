import { DamageCause } from '../../claim/damageCause.ts';
import type { EventKind } from '../../claim/enums.ts';

const onTheRoad = ['100', '110', '120', '130', '140', '571'] as const;
const toVehicle = ['100', '110', '120', '130', '571'] as const;
const toGlass = ['100', '130', '500', '571'] as const;
const toPerson = ['100', '110', '120', '140', '571'] as const;

const causes = {
  HAVNEHODA: onTheRoad,
  HAVSKLA: ['500'],
  HAVZVIRE: ['200', '210'],
  HAVVANDALISMUS: ['420'],
  HAVZIVEL: ['300', '310', '320', '330', '340', '350', '360', '571'],
  HAVODCIZENI: ['400', '410'],
  POVPOJ_VEHICLE: toVehicle,
  POVPOJ_GLASS: toGlass,
  POVPOJ_HEALTH: toPerson,
  POVPOJ_PROPERTY: onTheRoad,
  POVPOJ_THING: onTheRoad,
  POVPOS_VEHICLE: toVehicle,
  POVPOS_GLASS: toGlass,
  POVPOS_HEALTH: toPerson,
  POVPOS_PROPERTY: onTheRoad,
  POVPOS_THING: onTheRoad,
} satisfies Record<EventKind, readonly DamageCause[]>;

/**
 * Lists the causes of damage that fit what happened; of several kinds, those that fit any of them (section 3, "damage cause").
 *
 * @param kinds the kinds of event chosen
 * @returns codes in the order of the codelist; a single one needs no question
 */
export function causesOf(kinds: readonly EventKind[] = []): readonly DamageCause[] {
  const fitting = new Set<DamageCause>(kinds.flatMap((kind) => causes[kind]));
  return DamageCause.options.filter((cause) => fitting.has(cause));
}
