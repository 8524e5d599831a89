import { JobEndReason } from '#machines/claim/codes/life.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { definePage } from '#machines/report/kit.ts';
import { onLoan } from '#machines/flows/life/conditions.ts';
import { anythingElse } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** A contract that expired was ended by nobody. */
const isEndedBefore: Rule = { fact: 'jobEndReason', in: JobEndReason.exclude(['EXPIRY']).options };

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
    ask('noticeGivenOn', { when: isEndedBefore }),
    ask('labourOffice'),
    ask('labourOfficeFrom', { when: { fact: 'labourOffice', is: 'YES' } }),
    anythingElse,
  ],
  canEnter: onLoan('JOB_LOSS'),
  next: ['documents'],
});
