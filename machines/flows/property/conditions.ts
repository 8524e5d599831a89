import type { PropertyEvent } from '../../claim/codes/property.ts';
import type { Rule } from '../../flow/rule.ts';

/** Holds for any of these events. */
export const after = (...events: readonly PropertyEvent[]): Rule => ({ fact: 'propertyEvent', in: events });

/** What may spread, and leave a home that nobody can stay in. */
export const mayHaveSpread: Rule = after('WATER', 'PERIL', 'FIRE', 'BURGLARY');
