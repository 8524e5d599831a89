import { companyIdNotForSelfEmployed } from '../../../claim/rules/carRules.ts';
import type { ClaimDetail } from '../../../claim/claim.ts';
import { definePage } from '../../../flow/page.ts';
import { inGroup, onlyWhen, type Question } from '../../../flow/question.ts';
import type { Rule } from '../../../flow/rule.ts';
import { beginsInsured, insuredQuestions } from '../../shared/people/insured.ts';
import { injuredPerson } from '../../shared/people/personQuestions.ts';
import { isAtWork, isEmployeeHurt, isSuffered } from '../conditions.ts';
import { ask } from '../ask.ts';

const isInsured: Rule = { not: { any: [isSuffered, isEmployeeHurt] } };

/** An employee is a person. */
const whoIsInsured = insuredQuestions().map((question): Question =>
  question.ask === 'insured.personKind'
    ? { ...question, only: ['NATURAL', { code: 'LEGAL', when: { not: isAtWork } }], settles: true }
    : question,
);

/** The employee who was hurt: their wage and their treatment are found by who they are, so either number or day of birth is needed. */
const hurtEmployee: readonly Question[] = [
  ask('injured.personKind', { only: ['NATURAL'], settles: true }),
  ask('injured.fullName'),
  ...inGroup('person.identity', [
    ask('injured.birthNumber', { or: 'injured.birthDate', missing: 'birthNumberOrDate' }),
    ask('injured.birthDate', { or: 'injured.birthNumber', missing: 'birthNumberOrDate' }),
  ]),
  ...inGroup('person.contact', [
    ask('injured.email', { or: 'injured.tel', missing: 'contactRequired' }),
    ask('injured.tel', { or: 'injured.email', missing: 'contactRequired' }),
    ask('injured.address'),
  ]),
];

/** The insured or injured reporter has already given name, e-mail and phone. */
const begins = (claim: ClaimDetail): ClaimDetail => {
  const { reporterRole, reporter, injured } = claim;
  if (reporterRole !== 'INJURED' || injured !== undefined) return beginsInsured(claim);
  return {
    ...claim,
    injured: { fullName: reporter?.fullName, email: reporter?.email, tel: reporter?.tel },
  };
};

/** Who is insured; who was harmed where they report it; at work the employee, whoever was harmed. */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ...onlyWhen(isInsured, whoIsInsured),
    ...onlyWhen(isSuffered, injuredPerson('injured', { isHeading: true })),
    ...onlyWhen(isEmployeeHurt, hurtEmployee),
  ],
  checks: [companyIdNotForSelfEmployed],
  begins,
  // The policy knows the insured who reports, but nobody who was harmed, and no employee by their day of birth.
  canEnter: { any: [isSuffered, isAtWork, { not: { fact: 'insuredOnPolicy', is: true } }] },
  needs: [{ need: 'insured' }],
  next: ['settled', 'bankData'],
});
