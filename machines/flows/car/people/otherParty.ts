import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';

const isCause: Rule = { fact: 'riskFlow', is: 'POVPOJ' };
const isInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
/** Holds unless the insured caused the damage: the people they harmed have pages of their own. */
const isTold: Rule = { any: [{ fact: 'riskFlow', is: 'HAV' }, isInjured] };
/** Holds while plate and insurer are unknown: they are known once the injured has confirmed the other party's vehicle. */
const isUnknown: Rule = {
  any: [{ fact: 'riskFlow', is: 'HAV' }, { all: [isInjured, { not: { fact: 'vehicleFound', is: true } }] }],
};

/** The other party in the accident, as far as the reporter knows them, and who saw it. */
export const otherParty = definePage({
  code: 'otherParty',
  path: '/dalsi-ucastnik',
  step: 'event',
  questions: [
    ask('otherParty.registrationNo', { when: isUnknown, optional: true }),
    ask('otherParty.fullName', { when: isTold, optional: true }),
    ask('otherParty.tel', { when: isTold, optional: true }),
    ask('otherParty.insurer', { when: isUnknown, optional: true }),
    ask('witnesses', {
      optional: true,
      isHeading: isCause,
      rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
    }),
  ],
  needs: [{ need: 'otherDriver', when: { not: isCause } }],
  next: ['damagedParts', 'glass', 'injury', 'documents'],
});
