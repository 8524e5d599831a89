import { definePage } from '../../flow/page.ts';
import type { Rule } from '../../flow/rule.ts';
import { isMachine, isRisk } from './events.ts';
import { ask } from './ask.ts';

const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

/** Who else has a right to the money: another insurer, or who leases or finances it. Source: Civil Code, section 2796. */
export const otherRights = definePage({
  code: 'otherRights',
  path: '/dalsi-naroky',
  step: 'event',
  questions: [
    ask('otherInsurance'),
    ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
    ask('bankLien', { when: isMachine }),
    ask('lienHolder', { when: { all: [isMachine, { fact: 'bankLien', is: 'YES' }] }, optional: true }),
    ask('vatPayer', { when: isLegal }),
  ],
  canEnter: { any: [isMachine, isRisk('UNIPREP'), isRisk('UNIZEM')] },
  next: ['inspection', 'documents'],
});
