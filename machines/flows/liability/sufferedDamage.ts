import { closeForUnderwriter } from '#machines/claim/rules/liabilityRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { tickedItem } from '#machines/flows/shared/people/partyQuestions.ts';
import { isSuffered } from './conditions.ts';
import { liabilityItems, relation } from './people/injured.ts';
import { ask } from './ask.ts';

/**
 * What harm the one who reports has suffered, and whether they have claimed it already. It is kept as the first of
 * `injuredParties`; an injury has a page of its own.
 */
export const sufferedDamage = definePage({
  code: 'sufferedDamage',
  path: '/skoda-utrpena',
  step: 'event',
  row: 0,
  questions: [
    ask('injuredParties[].damageKinds', { missing: 'injuredItemRequired' }),
    ...tickedItem('VEHICLE'),
    ...tickedItem('GLASS'),
    ...tickedItem('PROPERTY'),
    currency({ fact: 'injuredParties[].damageKinds', in: ['THING', 'LOSS'] }),
    ...tickedItem('THING', liabilityItems),
    ...tickedItem('OTHER', liabilityItems),
    ...tickedItem('LOSS'),
    relation,
    ask('claimSentToCulprit'),
    ask('otherInsurance'),
    ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
    ask('vatPayer', { when: { fact: 'injured.personKind', is: 'LEGAL' } }),
  ],
  checks: [closeForUnderwriter(0)],
  canEnter: isSuffered,
  next: ['injury', 'otherParty'],
});
