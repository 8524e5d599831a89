import type { Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { personKind, whereAtHome } from './personQuestions.ts';
import { ask } from '#machines/flows/shared/ask.ts';

const isNatural: Rule = { fact: 'insured.personKind', is: 'NATURAL' };
const isLegal: Rule = { fact: 'insured.personKind', is: 'LEGAL' };

const birth = (isBirthAsked?: Rule): readonly Question[] => [
  ask('insured.birthNumber', {
    when: isNatural,
    ...(isBirthAsked
      ? { or: 'insured.birthDate', optional: { not: isBirthAsked } }
      : { optional: true, isDetail: true }),
    either: { with: 'insured.birthDate', words: 'birth' },
  }),
  ask('insured.birthDate', { when: isNatural, optional: true, ...(!isBirthAsked && { isDetail: true }) }),
];

/**
 * The insured, a person or a company. Details follow at the end of the page.
 *
 * @param isBirthAsked where the birth number or the day of birth is needed; either of them is enough
 */
export const insuredQuestions = (isBirthAsked?: Rule): readonly Question[] => [
  personKind('insured'),
  // The insured who reports has already given their name. The search for the policy tells what they are, not who.
  ask('insured.fullName', {
    when: isNatural,
    begins: {
      from: 'reporter.fullName',
      when: { fact: 'reporterRole', is: 'INSURED' },
      unanswered: 'insured.companyName',
    },
  }),
  ...(isBirthAsked ? birth(isBirthAsked) : []),
  ask('insured.legalForm', { when: isLegal }),
  // What it is for is clear once the legal form is.
  ask('insured.identificationNumber', {
    when: { all: [isLegal, { fact: 'insured.legalForm', in: ['CORPORATE', 'SELF_EMPLOYED'] }] },
    optional: { fact: 'insured.legalForm', is: 'SELF_EMPLOYED' },
  }),
  ask('insured.companyName', { when: isLegal, knownBy: 'insured.identificationNumber' }),
];

/** By what the insured is found besides the policy, and where they live: the policy knows both. */
export const insuredDetails = (isBirthAsked?: Rule): readonly Question[] => [
  ...(isBirthAsked ? [] : birth()),
  ...whereAtHome('insured'),
];
