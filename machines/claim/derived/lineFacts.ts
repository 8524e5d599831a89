import { flag } from '../computedFact.ts';
import { isCulpritLikely } from './propertyFindings.ts';

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

/** What rules of the universal flow read beside its answers. */
export const uniflowFacts = {
  /** The address that led to the report has told what is insured. */
  kindLinked: flag(['kindByLink', 'uniKind', 'uniRisk'], ({ kindByLink, uniKind, uniRisk }) =>
    uniKind === undefined ? undefined : kindByLink === true && (uniKind !== 'OTHER' || uniRisk !== undefined),
  ),
} as const;
