import type { ClaimDetail } from '../../../claim/claim.ts';
import type { Question } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { personKind, whereAtHome } from './personQuestions.ts';
import { ask } from '../ask.ts';

const isNatural: Rule = { fact: 'insured.personKind', is: 'NATURAL' };
const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

/**
 * The insured, a person or a company.
 *
 * @param isBirthAsked where the birth number or the day of birth is needed; either of them is enough
 */
export const insuredQuestions = (isBirthAsked?: Rule): readonly Question[] => [
  personKind('insured'),
  ask('insured.fullName', { when: isNatural }),
  ask('insured.birthNumber', { when: isNatural, ...unless(isBirthAsked, 'insured.birthDate') }),
  ask('insured.birthDate', { when: isNatural, ...unless(isBirthAsked, 'insured.birthNumber') }),
  ask('insured.legalForm', { when: isLegal }),
  ask('insured.companyName', { when: isLegal }),
  // What it is for is clear once the legal form is.
  ask('insured.identificationNumber', {
    when: { all: [isLegal, { fact: 'insured.legalForm', in: ['CORPORATE', 'SELF_EMPLOYED'] }] },
    optional: { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' },
  }),
  ...whereAtHome('insured'),
];

const unless = (isAsked: Rule | undefined, or: 'insured.birthDate' | 'insured.birthNumber') =>
  isAsked ? { or, optional: { not: isAsked } } : ({ optional: true } as const);

/** The insured who reports has already given their name. */
export const beginsInsured = (claim: ClaimDetail): ClaimDetail => {
  const { reporterRole, reporter, insured: told } = claim;
  if (reporterRole !== 'INSURED' || told?.fullName !== undefined || told?.companyName !== undefined)
    return claim;
  // The search for the policy tells what kind of person it is, not who.
  return { ...claim, insured: { ...told, fullName: reporter?.fullName } };
};
