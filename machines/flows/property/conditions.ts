import type { PropertyEvent } from '#machines/claim/codes/property.ts';
import type { Rule } from '#machines/claim/rule.ts';

/** Holds for any of these events. */
export const after = (...events: readonly PropertyEvent[]): Rule => ({ fact: 'propertyEvent', in: events });

const hasSpread = after('PERIL', 'FIRE');
export const isTheft = after('BURGLARY');
/** Things were stolen from where an obstacle must have been overcome. */
export const isLocked: Rule = { fact: 'theftPlace', in: ['HOME', 'CELLAR', 'GARDEN'] };
export const isIndoors: Rule = { fact: 'theftPlace', in: ['HOME', 'CELLAR'] };

/** The policy tells which home it is. */
export const isHomeKnown: Rule = { fact: 'homeOnPolicy', is: true };
export const isElsewhere: Rule = { fact: 'happenedHere', is: 'NO' };

/** What may leave a home that nobody can stay in: nothing stolen in the street does. */
export const mayBeUninhabitable: Rule = {
  any: [hasSpread, after('WATER'), { all: [isTheft, isIndoors] }],
};
/** What may go on doing damage. Of water it is asked whether it still runs. */
export const mayHaveSpread: Rule = { any: [hasSpread, { all: [isTheft, isLocked] }] };
