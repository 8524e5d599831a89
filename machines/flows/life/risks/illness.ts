import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { isAboutOther, onLoan } from '#machines/flows/life/conditions.ts';
import { facility, otherInsurer, practitioner } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

/** The serious illness, since when, and who treats it. */
export const illness = definePage({
  code: 'illness',
  path: '/zavazne-onemocneni',
  step: 'event',
  questions: [
    ask('diagnosis'),
    ask('firstSymptomsDate', { optional: isAboutOther }),
    ask('previousTreatment'),
    ask('surgery', { optional: true }),
    ask('surgeryDate', { when: { fact: 'surgery', is: 'YES' } }),
    ...facility,
    ...practitioner(),
    ...otherInsurer,
    ask('moreInfo', { optional: true }),
  ],
  checks: [matureLifePolicy('diagnosis')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'ZO' }, onLoan('ILLNESS')] },
  next: ['documents'],
});
