import type { Rule } from '#machines/claim/rule.ts';
import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { isAboutOther, onLoan } from '#machines/flows/life/conditions.ts';
import { anythingElse, doctor, facility, otherInsurer, practitioner } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

const isOperated: Rule = { fact: 'surgery', is: 'YES' };

/** Whether there was an operation, and when. */
const operation = [
  ask('surgery', { optional: true, isDetail: true }),
  ask('surgeryDate', { when: isOperated, optional: { not: isOperated }, isDetail: true }),
];

/** The serious illness, since when, and who treats it. */
export const illness = definePage({
  code: 'illness',
  path: '/zavazne-onemocneni',
  step: 'event',
  questions: [
    ask('diagnosis'),
    ask('firstSymptomsDate', { optional: isAboutOther }),
    ask('previousTreatment'),
    ...facility,
    doctor,
    ...operation,
    ...practitioner,
    ...asDetails(otherInsurer),
    anythingElse,
  ],
  checks: [matureLifePolicy('diagnosis')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'ZO' }, onLoan('ILLNESS')] },
  next: ['documents'],
});
