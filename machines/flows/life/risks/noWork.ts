import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { onLoan } from '#machines/flows/life/conditions.ts';
import { doctor, facility, knownDiagnosis, period } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

const isEmployed: Rule = { fact: 'insured.employeeType', is: 'EMPLOYEE' };
const isSelfEmployed: Rule = { fact: 'insured.employeeType', is: 'SELF_EMPLOYEE' };

/** Since when the insured is unfit for work, and why. */
export const noWork = definePage({
  code: 'noWork',
  path: '/pracovni-neschopnost',
  step: 'event',
  questions: [
    ask('noWorkCause'),
    ...period,
    ask('employerName', { when: isEmployed }),
    ask('sicknessInsured', { when: isSelfEmployed }),
    ask('tradeSuspended', { when: isSelfEmployed }),
    ...facility,
    ask('employerAddress', { when: isEmployed, optional: true, isDetail: true }),
    ask('sickNoteNumber', { optional: true, isDetail: true }),
    doctor,
    knownDiagnosis,
  ],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] },
  next: ['noWorkEvent', 'noWorkMore'],
});
