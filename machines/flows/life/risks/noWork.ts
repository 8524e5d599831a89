import { definePage, onlyWhen } from '#machines/report/kit.ts';
import { isChild, onLoan } from '#machines/flows/life/conditions.ts';
import { knownDiagnosis, period } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** Since when the insured is unfit for work, why, and for what work. */
export const noWork = definePage({
  code: 'noWork',
  path: '/pracovni-neschopnost',
  step: 'event',
  questions: [
    ask('noWorkCause'),
    ...onlyWhen({ not: isChild }, [ask('insured.employeeType'), ask('jobType')]),
    ...period,
    ask('sickNoteNumber', { optional: true, isDetail: true }),
    knownDiagnosis,
  ],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'PN' }, onLoan('NO_WORK')] },
  next: ['noWorkEvent', 'noWorkMore'],
});
