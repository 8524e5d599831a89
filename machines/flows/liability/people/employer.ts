import { definePage } from '#machines/report/kit.ts';
import { isAtWork } from '#machines/flows/liability/conditions.ts';
import { ask } from '#machines/flows/liability/ask.ts';

/** The employer: the insured where an employee was hurt, else the one who was harmed. Asked here and never again. */
export const employer = definePage({
  code: 'employer',
  path: '/zamestnavatel',
  step: 'fillInfo',
  questions: [
    ask('employerParty.identificationNumber'),
    ask('employerParty.companyName', { knownBy: 'employerParty.identificationNumber' }),
    ask('employerParty.address', { knownBy: 'employerParty.identificationNumber' }),
  ],
  canEnter: isAtWork,
  needs: [{ need: 'employer', when: isAtWork }],
  next: ['person'],
});
