import { flag } from '#machines/claim/computedFact.ts';
import { isCulpritLikely } from './propertyFindings.ts';

const harmedKinds = 'injuredParties[].damageKinds';

/** True when one of some codes was told, undefined while none is told at all. */
const isAmong = (told: readonly unknown[], codes: readonly string[]): boolean | undefined =>
  told.length === 0 ? undefined : codes.some((code) => told.includes(code));

/** What rules of a property claim read beside its answers. */
export const propertyFacts = {
  /** Somebody else is likely to answer for what happened to a property. */
  culpritLikely: flag(
    ['propertyEvent', 'waterSource', 'offenderKnown', 'causedByOther', 'damageCause'],
    (claim) => (claim.propertyEvent === undefined ? undefined : isCulpritLikely(claim)),
  ),
  buildingHarmed: flag(['propertyDamages[].kind'], (_, every) => {
    const kinds = every('propertyDamages[].kind');
    return kinds.length === 0 ? undefined : kinds.includes('BUILDING');
  }),
  /** Something is damaged and not gone. */
  somethingToSee: flag(['propertyDamages[].state'], (_, every) => {
    const states = every('propertyDamages[].state');
    return states.length === 0 ? undefined : states.some((state) => state !== 'STOLEN');
  }),
  /** The address was picked on the map. */
  addressOnMap: flag(['insuredPlaceId', 'insuredAddress.city'], ({ insuredPlaceId, insuredAddress }) =>
    insuredAddress?.city === undefined ? undefined : insuredPlaceId !== undefined,
  ),
} as const;

/** What rules of a liability claim read beside its answers. */
export const liabilityFacts = {
  /** Somebody was hurt whose injury has a page of its own: the one who reports it, or an employee at work. */
  healthHarmed: flag(['riskFlow', 'harmed', harmedKinds], ({ riskFlow, harmed }, every) => {
    if (riskFlow === 'ODPPRAC') return harmed && harmed === 'EMPLOYEE';
    return isAmong(every(harmedKinds).flat(), ['HEALTH']);
  }),
  /** Something was damaged that can be looked at. */
  thingSeen: flag([harmedKinds], (_, every) =>
    isAmong(every(harmedKinds).flat(), ['VEHICLE', 'GLASS', 'THING', 'PROPERTY']),
  ),
  animalHarmed: flag(['injuredParties[].damagedOthers[].otherKind'], (_, every) =>
    isAmong(every('injuredParties[].damagedOthers[].otherKind'), ['ANIMAL']),
  ),
} as const;

/** What rules of the universal flow read beside its answers. */
export const uniflowFacts = {
  /** The address that led to the report has told what is insured. */
  kindLinked: flag(['kindByLink', 'uniKind', 'uniRisk'], ({ kindByLink, uniKind, uniRisk }) =>
    uniKind === undefined ? undefined : kindByLink === true && (uniKind !== 'OTHER' || uniRisk !== undefined),
  ),
} as const;
