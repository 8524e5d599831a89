import type { UniKind, UniRisk } from '#machines/claim/enums.ts';
import type { UniEvent } from '#machines/claim/codes/uniflow.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** Holds for any of these events. */
export const of = (...events: readonly UniEvent[]): Rule => ({ fact: 'uniEvent', in: events });

/** Holds for one kind of insurance. */
export const isKind = (kind: UniKind): Rule => ({ fact: 'uniKind', is: kind });
export const isRisk = (risk: UniRisk): Rule => ({
  all: [isKind('OTHER'), { fact: 'uniRisk', is: risk }],
});

export const isTrip = isKind('TRAVEL');
export const isMachine = isKind('MACHINE');
/** Nobody knows what is insured, so we call and find out. */
export const isUnknown = isRisk('UNINEVIM');
/** Damage to others, by an animal or on a journey. */
export const isLiability = of('PET_LIABILITY', 'TRAVEL_LIABILITY');
/** The journey did not take place as it was booked, so nothing happened at a place on it. */
export const isBeforeTrip = of('TRAVEL_CANCELLATION', 'TRAVEL_BANKRUPTCY');
