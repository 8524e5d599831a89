import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { damageItem, ownVehicleItem, tickedItem } from '#machines/flows/shared/people/partyQuestions.ts';
import { ask } from './ask.ts';

const isThing: Rule = { fact: 'eventKinds', is: 'POVPOS_THING' };

/**
 * What is damaged where the injured reports: an item of each kind of event chosen, and what else they lost. It is kept as the
 * first of `injuredParties`.
 */
export const sufferedDamage = definePage({
  code: 'sufferedDamage',
  path: '/skoda-utrpena',
  step: 'event',
  row: 0,
  questions: [
    ...ownVehicleItem('VEHICLE', { fact: 'eventKinds', is: 'POVPOS_VEHICLE' }),
    // Glass of a vehicle that is damaged elsewhere too is told with it.
    ...ownVehicleItem('GLASS', {
      all: [
        { fact: 'eventKinds', is: 'POVPOS_GLASS' },
        { not: { fact: 'eventKinds', is: 'POVPOS_VEHICLE' } },
      ],
    }),
    ...damageItem('PROPERTY', { fact: 'eventKinds', is: 'POVPOS_PROPERTY' }),
    // One currency for the things above the choice of further damage; a loss alone asks for it below.
    currency(isThing),
    ...damageItem('THING', isThing),
    ask('injuredParties[].damageKinds', {
      only: ['OTHER', 'LOSS'],
      optional: true,
      words: 'furtherDamage',
    }),
    ...tickedItem('OTHER'),
    currency({ all: [{ not: isThing }, { fact: 'injuredParties[].damageKinds', is: 'LOSS' }] }),
    ...tickedItem('LOSS'),
    ask('vatPayer', { when: { fact: 'injured.personKind', is: 'LEGAL' }, optional: true }),
  ],
  canEnter: { fact: 'riskFlow', is: 'POVPOS' },
  next: ['damagedParts', 'glass', 'injury', 'documents'],
});
