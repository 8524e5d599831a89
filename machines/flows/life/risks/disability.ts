import { matureLifePolicy } from '../../../claim/rules/underwritingRules.ts';
import { definePage } from '../../../flow/page.ts';
import { ask } from '../../../flow/question.ts';
import { isByInjury, onLoan } from '../conditions.ts';
import { practitioner } from '../groups.ts';

/** The disability that was acknowledged, and its cause. */
export const disability = definePage({
  code: 'disability',
  path: '/invalidita',
  step: 'event',
  questions: [
    ask('disabilityDegree'),
    ask('disabilityDate'),
    ask('decisionDate'),
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'] }),
    ask('injuryDate', { when: isByInjury }),
    ask('firstSymptomsDate', { when: { fact: 'healthCause', is: 'DISEASE' } }),
    ask('diagnosis'),
    ...practitioner(),
    ask('nextReviewDate', { optional: true }),
    ask('moreInfo', { optional: true }),
  ],
  checks: [matureLifePolicy('disabilityDate')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'INV' }, onLoan('DISABILITY')] },
  next: ['documents'],
});
