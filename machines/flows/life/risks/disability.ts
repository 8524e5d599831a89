import { matureLifePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import {
  isAboutOther,
  isByInjury,
  isChild,
  isCzech,
  isSlovak,
  onLoan,
  orUnknown,
} from '#machines/flows/life/conditions.ts';
import { anythingElse, job, practitioner } from '#machines/flows/life/groups.ts';
import { ask } from '#machines/flows/life/ask.ts';

const degrees = [
  ...(['1', '2', '3'] as const).map((code) => ({ code, when: isCzech })),
  ...(['OVER_40', 'OVER_70'] as const).map((code) => ({ code, when: isSlovak })),
];

/** The disability that was acknowledged. */
export const disability = definePage({
  code: 'disability',
  path: '/invalidita',
  step: 'event',
  questions: [
    ask('disabilityDegree', {
      only: [...degrees, { code: 'CHILD_CARE', when: isChild }],
    }),
    ask('previousDegree', {
      only: ['NONE', ...degrees, ...orUnknown<never>()],
      words: 'previousDisability',
    }),
    ask('decisionDate'),
    ask('socialOffice'),
    ...asDetails([ask('decisionFileNo'), ask('nextReviewDate')]),
  ],
  checks: [matureLifePolicy('disabilityDegree')],
  canEnter: { any: [{ fact: 'appliedRiskId', is: 'INV' }, onLoan('DISABILITY')] },
  next: ['disabilityCause'],
});

/** What the disability came from. */
export const disabilityCause = definePage({
  code: 'disabilityCause',
  path: '/invalidita-pricina',
  step: 'event',
  questions: [
    ask('healthCause', { only: ['DISEASE', 'INJURY', 'OTHER'], isHeading: true }),
    ask('injuryDate', { when: isByInjury }),
    ask('firstSymptomsDate', { when: { fact: 'healthCause', is: 'DISEASE' }, optional: isAboutOther }),
    ask('diagnosis', { optional: isAboutOther }),
    job,
    ...practitioner,
    anythingElse,
  ],
  next: ['documents'],
});
