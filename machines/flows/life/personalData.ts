import { inline } from '#machines/subject/control.ts';
import { definePage } from '#machines/report/kit.ts';
import { inGroup } from '#machines/flow/question.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isChild, onLoan } from './conditions.ts';
import { loan } from './groups.ts';
import { ask } from './ask.ts';

const isDeath: Rule = { fact: 'aboutDeath', is: true };
const isCare: Rule = { fact: 'appliedRiskId', is: 'OCR' };
/** Who may let us ask the doctors; for the insured only their representative may. */
const mayConsent: Rule = { fact: 'reporterRole', in: ['INSURED', 'LEGAL_REP'] };
const mayNotConsent: Rule = { fact: 'reporterRole', in: ['BROKER', 'OTHER'] };

const hasPolicy: Rule = { fact: 'policyNumberValid', is: true };
/** Another address than the policy knows: letters go there from now on. */
const movedAway: Rule = {
  all: [hasPolicy, { not: isDeath }, { fact: 'insured.addressChoice', in: ['CZECH', 'ABROAD'] }],
};
/** An insured reporter has already given name, e-mail and phone. */
const isReporter: Rule = { all: [{ fact: 'reporterRole', is: 'INSURED' }, { not: isDeath }] };
/** What somebody works as counts where they cannot, and where an injury came with it. */
const isOffWork: Rule = { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] };
const isHurt: Rule = { fact: 'appliedRiskId', in: ['DNL', 'TN', 'INV'] };

/** Of somebody who has died, only who they were is asked. */
const ofTheLiving = onlyWhen({ not: isDeath }, [
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('personalData.contact', [
    ask('insured.email', {
      collapsed: true,
      or: 'insured.tel',
      missing: 'contactRequired',
      begins: { from: 'reporter.email', when: isReporter, unanswered: 'insured.fullName' },
    }),
    ask('insured.tel', {
      collapsed: true,
      or: 'insured.email',
      missing: 'contactRequired',
      begins: { from: 'reporter.tel', when: isReporter, unanswered: 'insured.fullName' },
    }),
  ]),
  ...inGroup('personalData.home', [
    // The policy knows it; whoever has moved says so.
    ask('insured.addressChoice', {
      only: [{ code: 'POLICY', when: hasPolicy }, 'CZECH', 'ABROAD'],
      as: inline,
      isHeading: { not: hasPolicy },
      collapsed: true,
      // Somebody who lives in this country.
      begins: [
        { value: 'POLICY', when: { all: [hasPolicy, { not: isDeath }] } },
        { value: 'CZECH', when: { not: isDeath } },
      ],
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
 * The insured, with leave to ask their doctors. Meanwhile the service is asked whether care may be reported at all, and
 * for the account of the policy. An address in the place of that of the policy is confirmed. Source: specification section 2,
 * property address check.
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
    ...ofTheLiving,
    // A policy that was found tells the loan.
    ...inGroup('personalData.loan', onlyWhen({ not: hasPolicy }, loan)),
    ask('insured.personKind', { only: ['NATURAL'], autoAnswers: true }),
    ...consents,
  ],
  lookups: [
    { call: 'ocrAllowed', when: isCare },
    // The account on the policy may be that of the deceased.
    { call: 'bankAccount', when: { all: [{ fact: 'policyNumberValid', is: true }, { not: isDeath }] } },
  ],
  confirm: [{ dialog: 'propertyAddressCheck', when: movedAway }],
  needs: [{ need: 'insured' }],
  next: ['cannotContinue', 'bankData', 'death', 'disability'],
});
