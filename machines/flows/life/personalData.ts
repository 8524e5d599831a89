import { definePage } from '#machines/report/kit.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { contactAndHome, isReporter, movedAway } from './insuredContact.ts';
import { ask } from './ask.ts';

const isDeath: Rule = { fact: 'aboutDeath', is: true };
const isCare: Rule = { fact: 'appliedRiskId', is: 'OCR' };
/** Who may let us ask the doctors; for the insured only their representative may. */
const mayConsent: Rule = { fact: 'reporterRole', in: ['INSURED', 'LEGAL_REP'] };
const mayNotConsent: Rule = { fact: 'reporterRole', in: ['BROKER', 'OTHER'] };

const isToBeTold: Rule = { all: [mayNotConsent, { not: isDeath }] };

/**
 * Leave to ask the doctors, who are bound to secrecy; where somebody else reports, we turn to the insured ourselves. To assess a claim
 * data on health need no consent. Source: Regulation (EU) 2016/679, article 9(2)(f).
 */
const consents = [
  ask('recordsConsent', { when: { all: [mayConsent, { not: isDeath }] }, optional: true }),
  ask('insuredKnows', {
    when: { all: [isToBeTold, { not: { fact: 'insuredCannotKnow', is: true } }] },
    // Who sat in the vehicle may have died.
    optional: { fact: 'appliedRiskId', is: 'SED' },
  }),
  ask('insuredCannotKnow', { when: isToBeTold, optional: true }),
];

/**
 * The insured, with leave to ask their doctors, and how to reach them where they report. Meanwhile the service is asked whether care
 * may be reported at all, and for the account of the policy.
 */
export const personalData = definePage({
  code: 'personalData',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ask('insured.fullName', {
      collapsed: true,
      begins: { from: 'reporter.fullName', when: isReporter },
      words: [{ key: 'carer.fullName', when: isCare }],
    }),
    ask('insured.birthNumber', {
      or: 'insured.birthDate',
      either: { with: 'insured.birthDate', words: 'birth' },
    }),
    ask('insured.birthDate', { optional: true, or: 'insured.birthNumber' }),
    ...onlyWhen(isReporter, contactAndHome),
    ask('insured.personKind', { only: ['NATURAL'], autoAnswers: true }),
    ...consents,
  ],
  lookups: [
    { call: 'ocrAllowed', when: isCare },
    // The account on the policy may be that of the deceased.
    { call: 'bankAccount', when: { all: [{ fact: 'policyNumberValid', is: true }, { not: isDeath }] } },
  ],
  confirm: [{ ...movedAway, when: { all: [isReporter, movedAway.when] } }],
  needs: [{ need: 'insured' }],
  next: ['cannotContinue', 'insuredContact', 'bankData', 'death', 'disability'],
});
