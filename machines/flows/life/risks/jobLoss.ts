import { definePage } from '../../../flow/page.ts';
import { onLoan } from '../conditions.ts';
import { ask } from '../ask.ts';

/** How the job ended that paid off the loan. The day it ended is that of the event. */
export const jobLoss = definePage({
  code: 'jobLoss',
  path: '/ztrata-zamestnani',
  step: 'event',
  questions: [
    ask('employerName'),
    ask('employmentFrom'),
    ask('contractKind'),
    ask('jobEndReason'),
    ask('noticeGivenOn', { when: { not: { fact: 'jobEndReason', is: 'EXPIRY' } } }),
    ask('labourOffice'),
    ask('labourOfficeFrom', { when: { fact: 'labourOffice', is: 'YES' } }),
    ask('moreInfo', { optional: true }),
  ],
  canEnter: onLoan('JOB_LOSS'),
  next: ['documents'],
});
