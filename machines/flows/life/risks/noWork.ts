import { inOrder } from '../../../claim/rules/dayRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { onLoan } from '../conditions.ts';
import { facility, period } from '../groups.ts';

/** Since when the insured is unfit for work, and why. */
export const noWork = definePage({
  code: 'noWork',
  path: '/pracovni-neschopnost',
  step: 'event',
  questions: [
    ask('noWorkCause'),
    ...period,
    ask('diagnosis'),
    ask('employerName', { when: { fact: 'insured.employeeType', is: 'EMPLOYEE' } }),
    ask('sicknessInsured', { when: { fact: 'insured.employeeType', is: 'SELF_EMPLOYEE' } }),
    ask('sickNoteNumber', { optional: true }),
    ...facility,
  ],
  checks: [inOrder('dateFrom', 'dateTo')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] },
  next: ['noWorkEvent', 'noWorkMore'],
});
