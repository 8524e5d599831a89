import type { ClaimDetail } from '../../claim/claim.ts';
import { isAboutDeath } from '../../claim/derived/tellsOfDeath.ts';
import { isTakenFromContact } from '../../claim/facts.ts';
import { inline } from '../../claim/control.ts';
import { definePage } from '../../flow/page.ts';
import { inGroup, onlyWhen } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { isChild, onLoan } from './conditions.ts';
import { loan } from './groups.ts';
import { ask } from './ask.ts';

const isDeath: Rule = { fact: 'aboutDeath', is: true };
const isCare: Rule = { fact: 'appliedRiskId', is: 'OCR' };
/** Who may agree to the use of data on health; for the insured only their representative may. */
const mayConsent: Rule = { fact: 'reporterRole', in: ['INSURED', 'LEGAL_REP'] };
const mayNotConsent: Rule = { fact: 'reporterRole', in: ['BROKER', 'OTHER'] };

const hasPolicy: Rule = { fact: 'policyNumberValid', is: true };
/** What somebody works as counts where they cannot, and where an injury came with it. */
const isOffWork: Rule = { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] };
const isHurt: Rule = { fact: 'appliedRiskId', in: ['DNL', 'TN', 'INV'] };

/** Of somebody who has died, only who they were is asked. */
const ofTheLiving = onlyWhen({ not: isDeath }, [
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('personalData.contact', [
    ask('insured.email', { folds: true, or: 'insured.tel', missing: 'contactRequired' }),
    ask('insured.tel', { folds: true, or: 'insured.email', missing: 'contactRequired' }),
  ]),
  ...inGroup('personalData.home', [
    // The policy knows it; whoever has moved says so.
    ask('insured.addressChoice', {
      only: [{ code: 'POLICY', when: hasPolicy }, 'CZECH', 'ABROAD'],
      as: inline,
      isHeading: { not: hasPolicy },
      folds: true,
    }),
    ask('insured.address', { when: { fact: 'insured.addressChoice', in: ['CZECH', 'ABROAD'] } }),
  ]),
  ...onlyWhen(
    { not: isChild },
    inGroup('personalData.work', [
      ask('insured.employeeType', { when: isOffWork }),
      ask('jobType', { when: { any: [isOffWork, isHurt] } }),
    ]),
  ),
]);

/** Leave to use data on health and to ask the doctors; where somebody else reports, we ask the insured ourselves. */
const consents = [
  ask('healthDataConsent', { when: mayConsent }),
  ask('recordsConsent', { when: { all: [mayConsent, { not: isDeath }] }, optional: true }),
  ask('insuredKnows', {
    when: { all: [mayNotConsent, { not: isDeath }] },
    // Who sat in the vehicle may have died.
    optional: { fact: 'appliedRiskId', is: 'SED' },
  }),
];

/**
 * The form begins with somebody who lives in this country. An insured reporter has already given name, e-mail and phone. What was
 * told about the insured comes first; the search for the policy only tells that it is a person.
 */
const begins = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  insured: {
    addressChoice: claim.policyNumberValid === true ? 'POLICY' : 'CZECH',
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
    ask('insured.fullName', {
      folds: true,
      words: [{ key: 'carer.fullName', when: isCare }],
    }),
    ask('insured.birthNumber', { or: 'insured.birthDate' }),
    ask('insured.birthDate', { optional: true, or: 'insured.birthNumber' }),
    ...ofTheLiving,
    // A policy that was found tells the loan.
    ...inGroup('personalData.loan', onlyWhen({ not: hasPolicy }, loan)),
    ask('insured.personKind', { only: ['NATURAL'], settles: true }),
    ...consents,
  ],
  begins: (claim) => (isAboutDeath(claim) ? claim : begins(claim)),
  lookups: [
    { call: 'ocrAllowed', when: isCare },
    // The account on the policy may be that of the deceased.
    { call: 'bankAccount', when: { all: [{ fact: 'policyNumberValid', is: true }, { not: isDeath }] } },
  ],
  needs: [{ need: 'insured' }],
  next: ['cannotContinue', 'bankData', 'death', 'disability'],
});
