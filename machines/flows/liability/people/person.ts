import { companyIdNotForSelfEmployed } from '#machines/claim/rules/carRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { asDetails, inGroup, type Question } from '#machines/flow/question.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { insuredDetails, insuredQuestions } from '#machines/flows/shared/people/insured.ts';
import { givenAs, injuredPerson, personDetails } from '#machines/flows/shared/people/personQuestions.ts';
import {
  isAtWork,
  isEmployeeHurt,
  isEmployerHarmed,
  isSuffered,
} from '#machines/flows/liability/conditions.ts';
import { employerQuestions } from './employer.ts';
import { ask } from '#machines/flows/liability/ask.ts';

const isInsured: Rule = { not: { any: [isSuffered, isEmployeeHurt] } };

const isByInjured: Rule = { fact: 'reporterRole', is: 'INJURED' };

/** An employee is a person. */
const whoIsInsured = insuredQuestions().map((question): Question =>
  question.ask === 'insured.personKind'
    ? { ...question, only: ['NATURAL', { code: 'LEGAL', when: { not: isAtWork } }], autoAnswers: true }
    : question,
);

/** The employee who was hurt: their wage and their treatment are found by who they are, so either number or day of birth is needed. */
const hurtEmployee: readonly Question[] = [
  ask('injured.personKind', { only: ['NATURAL'], autoAnswers: true }),
  ask('injured.fullName', givenAs('reporter.fullName', 'injured', isByInjured)),
  ...inGroup('person.identity', [
    ask('injured.birthNumber', {
      or: 'injured.birthDate',
      either: { with: 'injured.birthDate', words: 'birth' },
      missing: 'birthNumberOrDate',
    }),
    ask('injured.birthDate', { optional: true, or: 'injured.birthNumber' }),
  ]),
  ...inGroup('person.contact', [
    ask('injured.email', {
      or: 'injured.tel',
      missing: 'contactRequired',
      ...givenAs('reporter.email', 'injured', isByInjured),
    }),
    ask('injured.tel', {
      or: 'injured.email',
      missing: 'contactRequired',
      ...givenAs('reporter.tel', 'injured', isByInjured),
    }),
  ]),
];

/** The employer knows where an employee lives, and we write to them by e-mail. */
const homeOfEmployee = inGroup('person.contact', asDetails([ask('injured.address')]));

/**
 * Who is insured; who was harmed where they report it; at work the employee, with the employer where it is they who
 * were harmed.
 */
export const person = definePage({
  code: 'person',
  path: '/osobni-udaje',
  step: 'fillInfo',
  questions: [
    ...onlyWhen(isInsured, whoIsInsured),
    ...onlyWhen(isEmployerHarmed, inGroup('person.employer', employerQuestions)),
    ...onlyWhen(isSuffered, injuredPerson('injured', { isHeading: true, isReporter: isByInjured })),
    ...onlyWhen(isEmployeeHurt, hurtEmployee),
    ...onlyWhen(isInsured, insuredDetails()),
    ...onlyWhen(isSuffered, personDetails('injured')),
    ...onlyWhen(isEmployeeHurt, homeOfEmployee),
  ],
  checks: [companyIdNotForSelfEmployed],
  // The policy knows the insured who reports, but nobody who was harmed, and no employee by their day of birth.
  canEnter: { any: [isSuffered, isAtWork, { not: { fact: 'insuredOnPolicy', is: true } }] },
  needs: [{ need: 'insured' }, { need: 'employer', when: isEmployerHarmed }],
  next: ['bankData', 'event'],
});
