import { definePage } from '#machines/report/kit.ts';
import { isEmployeeHurt } from '#machines/flows/liability/conditions.ts';
import type { Question } from '#machines/flow/question.ts';
import { ask } from '#machines/flows/liability/ask.ts';

/** The employer, by the number that the register of companies knows: the insured where an employee was hurt, else the one who was harmed. */
export const employerQuestions: readonly Question[] = [
  ask('employerParty.identificationNumber'),
  ask('employerParty.companyName', { knownBy: 'employerParty.identificationNumber' }),
  ask('employerParty.address', { knownBy: 'employerParty.identificationNumber' }),
];

/** The employer of who was hurt. With what is asked of the employee there would be more than five questions on one page. */
export const employer = definePage({
  code: 'employer',
  path: '/zamestnavatel',
  step: 'fillInfo',
  questions: employerQuestions,
  canEnter: isEmployeeHurt,
  needs: [{ need: 'employer', when: isEmployeeHurt }],
  next: ['person'],
});
