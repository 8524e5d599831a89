import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { isAboutOther, isByInjury, isChild, onLoan, orUnknown } from '../conditions.ts';
import { practitioner } from '../groups.ts';
import { ask } from '../ask.ts';

/** The disability that was acknowledged, and its cause. */
export const disability = definePage({
  code: 'disability',
  path: '/invalidita',
  step: 'event',
  questions: [
    ask('disabilityDegree', { only: ['1', '2', '3', { code: 'CHILD_CARE', when: isChild }] }),
    ask('previousDegree', { only: orUnknown('NONE', '1', '2', '3'), words: 'previousDisability' }),
    ask('decisionDate'),
    ask('socialOffice'),
    ask('decisionFileNo', { optional: true }),
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'] }),
    ask('injuryDate', { when: isByInjury }),
    ask('firstSymptomsDate', { when: { fact: 'healthCause', is: 'DISEASE' }, optional: isAboutOther }),
    ask('diagnosis', { optional: isAboutOther }),
    ...practitioner(),
    ask('nextReviewDate', { optional: true }),
    ask('moreInfo', { optional: true }),
  ],
  checks: [matureLifePolicy('disabilityDegree')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'INV' }, onLoan('DISABILITY')] },
  next: ['documents'],
});
