import type { ClaimDetail } from '../../claim/claim.ts';
import { isAboutDeath, isTakenFromContact } from '../../claim/facts.ts';
import { inline } from '../../claim/control.ts';
import { bornBeforeEvent } from '../../claim/rules/dayRules.ts';
import { definePage } from '../../flow/page.ts';
import { ask, inGroup, onlyWhen } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

const isDeath: Rule = { fact: 'aboutDeath', is: true };
const isAdult: Rule = { fact: 'ageGroup', is: 'ADULT' };

/** Of somebody who has died, only who they were is asked. */
const ofTheLiving = onlyWhen({ not: isDeath }, [
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('personalData.contact', [
    ask('insured.email', { or: 'insured.tel', missing: 'contactRequired' }),
    ask('insured.tel', { or: 'insured.email', missing: 'contactRequired' }),
  ]),
  ...inGroup('personalData.home', [
    ask('insured.addressChoice', { only: ['CZECH', 'ABROAD'], as: inline, isHeading: true }),
    ask('insured.address', { when: { fact: 'insured.addressChoice', in: ['CZECH', 'ABROAD'] } }),
  ]),
  ...inGroup('personalData.work', [
    ask('insured.employeeType'),
    ask('jobType', { words: [{ key: 'adultJobType', when: isAdult }] }),
  ]),
]);

/**
 * The form begins with somebody who lives in this country. An insured reporter has already given name, e-mail and phone. What was
 * told about the insured comes first; the search for the policy only tells that it is a person.
 */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  insured: {
    addressChoice: 'CZECH',
    ...(isTakenFromContact(claim) && {
      fullName: claim.reporter?.fullName,
      email: claim.reporter?.email,
      tel: claim.reporter?.tel,
    }),
    ...claim.insured,
  },
});

/**
 * The insured, with the consent to process health data. Meanwhile the service is asked whether care may be reported at all, and
 * for the account of the policy.
 */
export const personalData = definePage({
  code: 'personalData',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ask('insured.fullName', { words: [{ key: 'deceased.fullName', when: isDeath }] }),
    ask('insured.birthNumber', { or: 'insured.birthDate' }),
    ask('insured.birthDate', { optional: true }),
    ...ofTheLiving,
    ask('insured.handedness', { when: { fact: 'appliedRiskId', in: ['DNL', 'TN', 'SED'] } }),
    ask('insured.personKind', { only: ['NATURAL'], settles: true }),
    ask('healthDataConsent'),
  ],
  checks: bornBeforeEvent,
  begins: (claim) => (isAboutDeath(claim) ? claim : begins(claim)),
  lookups: [
    { call: 'ocrAllowed', when: { fact: 'appliedRiskId', is: 'OCR' } },
    // The account on the policy may be that of the deceased.
    { call: 'bankAccount', when: { all: [{ fact: 'policyNumberValid', is: true }, { not: isDeath }] } },
  ],
  needs: [{ need: 'insured' }],
  next: ['cannotContinue', 'bankData', 'death', 'disability'],
});
