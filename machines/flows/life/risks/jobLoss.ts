import { definePage } from '#machines/report/kit.ts';
import { onLoan } from '#machines/flows/life/conditions.ts';
import { ask } from '#machines/flows/life/ask.ts';

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
