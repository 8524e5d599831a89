import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { isAboutOther, isSlovak, orUnknown } from './conditions.ts';
import { anythingElse, practitioner } from './groups.ts';
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
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'] }),
    ask('diagnosis', { optional: isAboutOther }),
    ...asDetails([ask('nextReviewDate'), ask('careProvider')]),
    ...practitioner,
    anythingElse,
  ],
  checks: [matureLifePolicy('dependencyDegree')],
  canEnter: { fact: 'appliedRiskId', is: 'DNSB' },
  next: ['documents'],
});
