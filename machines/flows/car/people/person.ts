import { companyIdNotForSelfEmployed } from '../../../claim/rules/carRules.ts';
import type { ClaimDetail } from '../../../claim/claim.ts';
import { definePage } from '../../../flow/page.ts';
import { ask, onlyWhen } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { injuredPerson, personKind, whereAtHome } from '../../shared/people/personQuestions.ts';

const isInjured: Rule = { fact: 'riskFlow', is: 'POVPOS' };
const isNatural: Rule = { fact: 'insured.personKind', is: 'NATURAL' };
const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

/** The insured, a person or a company. */
const insured = [
  personKind('insured'),
  ask('insured.fullName', { when: isNatural }),
  ask('insured.birthNumber', { when: isNatural, optional: true }),
  ask('insured.birthDate', { when: isNatural, optional: true }),
  ask('insured.legalForm', { when: isLegal }),
  ask('insured.companyName', { when: isLegal }),
  // What it is for is clear once the legal form is.
  ask('insured.identificationNumber', {
    when: { all: [isLegal, { fact: 'insured.legalForm', in: ['CORPORATE', 'SELF_EMPLOYED'] }] },
    optional: { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' },
  }),
  ...whereAtHome('insured'),
];

/** The insured or injured reporter has already given name, e-mail and phone. */
const begins = (claim: ClaimDetail): ClaimDetail => {
  const { reporterRole, reporter, insured: told, injured } = claim;
  if (reporterRole === 'INSURED' && told?.fullName === undefined && told?.companyName === undefined)
    // The search for the policy tells what kind of person it is, not who.
    return { ...claim, insured: { ...told, fullName: reporter?.fullName } };
  if (reporterRole !== 'INJURED' || injured !== undefined) return claim;
  return {
    ...claim,
    injured: { fullName: reporter?.fullName, email: reporter?.email, tel: reporter?.tel },
  };
};

/**
 * The insured person or company; where the injured reports, the injured, who need not be a client of ours. The account of the
 * policy is looked up here, so that the next page can offer it to the insured.
 */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ...onlyWhen({ not: isInjured }, insured),
    ...onlyWhen(isInjured, injuredPerson('injured', { isHeading: true })),
  ],
  checks: [companyIdNotForSelfEmployed],
  begins,
  lookups: [
    {
      call: 'bankAccount',
      when: {
        all: [
          { fact: 'vehicleFound', is: true },
          { fact: 'policyNumberValid', is: true },
          { fact: 'riskFlow', in: ['HAV', 'POVPOJ'] },
        ],
      },
    },
  ],
  confirm: [
    {
      dialog: 'preClient',
      when: isInjured,
      yes: { contactConsent: true },
      other: { adds: { contactConsent: false } },
    },
  ],
  // The policy knows the insured who reports.
  canEnter: { not: { fact: 'insuredKnown', is: true } },
  needs: [{ need: 'insured' }],
  next: ['bankData'],
});
