import type { EventKind } from './enums.ts';

const damage = ['damagedParts', 'damageSize', 'drivable', 'damagePhotoDocumentation'];
const parties = ['otherParty', 'witnesses'];
const parked = ['parkedFrom', 'discoveredAt'];
const accident = ['incidentCausedByInsured', 'driver', 'alcohol', 'firstImpact', ...parties];
const injury = [
  'injurySeverity',
  'healthInjurySeverity',
  'injuryKind',
  'injuryType',
  'injuryDescription',
  'injuryCompensated',
  'painForm',
  'painFormPoints',
  'painFormFee',
];
const glass = ['glassParts', 'windShield', 'glassRepair', 'glassFeatures'];
const caused = ['agreement', ...accident, 'injuredParties'];
const suffered = ['vatPayer', 'injuredParties', ...parties, 'injured'];

/** Answers that only some kinds of event ask for, by kind (proposal of the car sections). */
const detailsOf = {
  HAVNEHODA: [...accident, ...damage],
  HAVSKLA: glass,
  HAVZVIRE: ['animalKind', 'animalDamage', 'animalOwnerKnown', ...damage],
  HAVVANDALISMUS: ['offenderKnown', ...parked, ...damage],
  HAVZIVEL: ['elementType', 'hailDents', ...damage],
  HAVODCIZENI: [
    'theftKind',
    'keysCount',
    'security',
    'mileage',
    'stolenThings',
    'offenderKnown',
    ...parked,
    ...damage,
  ],
  POVPOJ_VEHICLE: caused,
  POVPOJ_GLASS: caused,
  POVPOJ_HEALTH: caused,
  POVPOJ_PROPERTY: caused,
  POVPOJ_THING: caused,
  POVPOS_VEHICLE: [...suffered, ...damage],
  POVPOS_GLASS: [...suffered, ...glass],
  POVPOS_HEALTH: [...suffered, ...injury],
  POVPOS_PROPERTY: suffered,
  POVPOS_THING: suffered,
} satisfies Record<EventKind, readonly string[]>;

const everyDetail = new Set(Object.values(detailsOf).flat());

/**
 * Lists the answers that none of the chosen kinds of event asks for.
 *
 * @param kinds the kinds of event chosen
 * @returns field names of the claim
 */
export function detailsOutside(kinds: readonly EventKind[]): readonly string[] {
  const asked = new Set(kinds.flatMap((kind) => detailsOf[kind]));
  return [...everyDetail].filter((detail) => !asked.has(detail));
}
