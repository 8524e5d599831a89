import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { definePage } from '#machines/report/kit.ts';
import { isAboutOther, isSlovak, orUnknown } from './conditions.ts';
import { practitioner } from './groups.ts';
import { ask } from './ask.ts';

const degrees = [
  ...(['I', 'II', 'III', 'IV'] as const),
  ...(['V', 'VI'] as const).map((code) => ({ code, when: isSlovak })),
];

/** How much care the insured depends on, and since when. */
export const incapablePerson = definePage({
  code: 'incapablePerson',
  path: '/nesobestacni-osoba',
  step: 'event',
  questions: [
    ask('dependencyDegree', { only: degrees }),
    ask('previousDegree', {
      only: ['NONE', ...degrees, ...orUnknown<never>()],
      words: 'previousDependency',
    }),
    ask('decisionDate'),
    ask('nextReviewDate', { optional: true }),
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'] }),
    ask('diagnosis', { optional: isAboutOther }),
    ask('careProvider', { optional: true }),
    ...practitioner(),
    ask('moreInfo', { optional: true, isDetail: true }),
  ],
  checks: [matureLifePolicy('dependencyDegree')],
  canEnter: { fact: 'appliedRiskId', is: 'DNSB' },
  next: ['documents'],
});
