import { definePage } from '#machines/report/kit.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { asDetails, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { police } from '#machines/flows/shared/police.ts';
import { isByInjury, orUnknown } from './conditions.ts';
import {
  alcoholAtWork,
  anythingElse,
  doctor,
  facility,
  involvesPolice,
  job,
  knownDiagnosis,
  otherInsurer,
  policeOnInjury,
  practitioner,
} from './groups.ts';
import { ask } from './ask.ts';

/** The last page of an event, and what it is left to ask. */
const moreInfo = <const Code extends string>(
  code: Code,
  path: Page['path'],
  questions: readonly Question[],
) =>
  definePage({
    code,
    path,
    step: 'event',
    questions,
    next: ['documents'],
  });

export const injuryMore = moreInfo('injuryMore', '/uraz-dalsi-informace', [
  job,
  ...otherInsurer,
  // On a journey nothing else is asked here.
  ask('moreInfo', { optional: true }),
]);

/** The page asks about the police first, and mostly alone, so its heading does. */
const inHeading = (questions: readonly Question[]): readonly Question[] =>
  questions.map((question) =>
    question.ask === 'policeInvestigation' ? { ...question, isHeading: true } : question,
  );

/** Nobody calls the police to a planned stay; the rest is asked with the stay. */
export const hospitalMore = definePage({
  code: 'hospitalMore',
  path: '/pobyt-v-nemocnici-dalsi-informace',
  step: 'event',
  questions: inHeading(onlyWhen(isByInjury, [...policeOnInjury, alcoholAtWork])),
  canEnter: { all: [isByInjury, involvesPolice] },
  next: ['documents'],
});

/** The same of an injury that keeps somebody off work. */
export const noWorkPolice = definePage({
  code: 'noWorkPolice',
  path: '/pracovni-neschopnost-policie',
  step: 'event',
  questions: inHeading([...policeOnInjury, alcoholAtWork]),
  canEnter: involvesPolice,
  needs: [{ need: 'police' }],
  next: ['noWorkAthlete', 'noWorkMore'],
});

/** Only care that takes long is paid longer to a parent alone. */
export const ocrMore = definePage({
  code: 'ocrMore',
  path: '/ocr-dalsi-informace',
  step: 'event',
  questions: [ask('singleParent', { optional: true }), ask('childCareBenefit', { optional: true })],
  canEnter: {
    all: [
      { fact: 'appliedRiskId', is: 'OCR' },
      { fact: 'longCare', is: true },
    ],
  },
  next: ['documents'],
});

/** An injury is told on a page of its own, with the police; of an illness they know nothing. */
const isUnexplained: Rule = {
  all: [
    { fact: 'deathCause', in: ['SUICIDE', 'UNKNOWN'] },
    // Of a vehicle the police were asked about with the accident.
    { not: { fact: 'appliedRiskId', is: 'SED' } },
  ],
};

/** Where nobody knows of what, the police may; the rest is asked with the death. */
export const deathMore = definePage({
  code: 'deathMore',
  path: '/umrti-dalsi-informace',
  step: 'event',
  questions: inHeading(onlyWhen(isUnexplained, police)),
  canEnter: isUnexplained,
  next: ['claimant', 'documents'],
});

export const permanentMore = moreInfo('permanentMore', '/trvale-nasledky-dalsi-informace', [
  ...facility,
  job,
  doctor,
  knownDiagnosis,
  ...practitioner,
  anythingElse,
]);

const isEmployed: Rule = { fact: 'insured.employeeType', is: 'EMPLOYEE' };
const isSelfEmployed: Rule = { fact: 'insured.employeeType', is: 'SELF_EMPLOYEE' };

/** Whom the insured works for, and who treats them. */
export const noWorkMore = moreInfo('noWorkMore', '/pracovni-neschopnost-dalsi-informace', [
  ask('employerName', { when: isEmployed }),
  ask('sicknessInsured', { when: isSelfEmployed }),
  ask('tradeSuspended', { when: isSelfEmployed }),
  ...facility,
  ask('workActivityNow', { optional: true }),
  ask('employerAddress', { when: isEmployed, optional: true, isDetail: true }),
  doctor,
  ask('hospitalized', { optional: true, isDetail: true, only: orUnknown('YES', 'NO') }),
  ...asDetails(otherInsurer),
  anythingElse,
]);

export const carSeatsMore = definePage({
  code: 'carSeatsMore',
  path: '/sedadla-ve-voze-dalsi-informace',
  step: 'event',
  questions: [
    ...facility,
    ask('hospitalized', { only: orUnknown('YES', 'NO') }),
    doctor,
    knownDiagnosis,
    anythingElse,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'SED' },
  next: ['documents'],
});
