import { definePage, type Page } from '../../flow/page.ts';
import { ask, onlyWhen, type Question } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { police } from '../shared/police.ts';
import { isByInjury, orUnknown, paysClaimants } from './conditions.ts';
import { facility, otherInsurer, policeOnInjury, practitioner } from './groups.ts';

/** The last page of an event: what is left to ask, and room for what nobody asked. Each variant adds questions of its own. */
const moreInfo = <const Code extends string, const Next extends string = 'documents'>(
  code: Code,
  path: Page['path'],
  questions: readonly Question[],
  next: readonly (Next | 'documents')[] = ['documents'],
) =>
  definePage({
    code,
    path,
    step: 'event',
    questions: [...questions, ask('moreInfo', { optional: true })],
    next,
  });

export const injuryMore = moreInfo('injuryMore', '/uraz-dalsi-informace', otherInsurer);

export const hospitalMore = moreInfo('hospitalMore', '/pobyt-v-nemocnici-dalsi-informace', [
  // Nobody calls the police to a planned stay.
  ...onlyWhen(isByInjury, policeOnInjury),
  ...practitioner({ optional: true }),
  ...otherInsurer,
]);

export const ocrMore = moreInfo('ocrMore', '/ocr-dalsi-informace', [
  ask('singleParent', { optional: true }),
  ask('childCareBenefit', { optional: true }),
]);

/** An injury is told on a page of its own, with the police; of an illness they know nothing. */
const isUnexplained: Rule = {
  all: [
    { fact: 'deathCause', in: ['SUICIDE', 'UNKNOWN'] },
    // Of a vehicle the police were asked about with the accident.
    { not: { fact: 'appliedRiskId', is: 'SED' } },
  ],
};

/** An heir is paid what the notary decides. */
const isHeir: Rule = {
  any: [
    { fact: 'claimantRole', is: 'HEIR' },
    { fact: 'relationToInsured', is: 'HEIR' },
  ],
};

export const deathMore = moreInfo(
  'deathMore',
  '/umrti-dalsi-informace',
  [...onlyWhen(isUnexplained, police), ask('notary', { when: paysClaimants, optional: { not: isHeir } })],
  ['claimant1', 'documents'],
);

export const permanentMore = moreInfo('permanentMore', '/trvale-nasledky-dalsi-informace', [
  ...facility,
  ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
  ...practitioner({ optional: true }),
]);

export const noWorkMore = moreInfo('noWorkMore', '/pracovni-neschopnost-dalsi-informace', [
  ask('hospitalized', { optional: true, only: orUnknown('YES', 'NO') }),
  ask('workActivityNow', { optional: true }),
  ...otherInsurer,
]);

export const carSeatsMore = moreInfo('carSeatsMore', '/sedadla-ve-voze-dalsi-informace', [
  ask('injuryType'),
  ask('bodyAreas'),
  ...facility,
  ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
  ask('hospitalized', { only: orUnknown('YES', 'NO') }),
]);
