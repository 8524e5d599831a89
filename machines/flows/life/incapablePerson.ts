import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { isAboutOther, orUnknown } from './conditions.ts';
import { practitioner } from './groups.ts';
import { ask } from './ask.ts';

/** How much care the insured depends on, and since when. */
export const incapablePerson = definePage({
  code: 'incapablePerson',
  path: '/nesobestacni-osoba',
  step: 'event',
  questions: [
    ask('dependencyDegree'),
    ask('previousDegree', { only: orUnknown('NONE', 'I', 'II', 'III', 'IV'), words: 'previousDependency' }),
    ask('decisionDate'),
    ask('nextReviewDate', { optional: true }),
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'] }),
    ask('diagnosis', { optional: isAboutOther }),
    ask('careProvider', { optional: true }),
    ...practitioner(),
    ask('moreInfo', { optional: true }),
  ],
  checks: [matureLifePolicy('dependencyDegree')],
  canEnter: { fact: 'appliedRiskId', is: 'DNSB' },
  next: ['documents'],
});
