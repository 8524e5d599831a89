import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { onLoan } from '#machines/flows/life/conditions.ts';
import { facility, period } from '#machines/flows/life/groups.ts';
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
    ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
    ask('employerName', { when: isEmployed }),
    ask('employerAddress', { when: isEmployed, optional: true }),
    ask('sicknessInsured', { when: isSelfEmployed }),
    ask('tradeSuspended', { when: isSelfEmployed }),
    ask('sickNoteNumber', { optional: true }),
    ...facility,
  ],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] },
  next: ['noWorkEvent', 'noWorkMore'],
});
