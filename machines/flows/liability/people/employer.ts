import { definePage } from '../../../flow/page.ts';
import { isAtWork } from '../conditions.ts';
import { ask } from '../ask.ts';

/** The employer: the insured where an employee was hurt, else the one who was harmed. Asked here and never again. */
export const employer = definePage({
  code: 'employer',
  path: '/zamestnavatel',
  step: 'fillInfo',
  questions: [
    ask('employerParty.companyName'),
    ask('employerParty.identificationNumber'),
    ask('employerParty.address'),
  ],
  canEnter: isAtWork,
  needs: [{ need: 'employer', when: isAtWork }],
  next: ['person'],
});
