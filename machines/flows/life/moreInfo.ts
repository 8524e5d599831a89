import { definePage, type Page } from '../../flow/page.ts';
import { ask, onlyWhen, type Question } from '../../flow/question.ts';
import { isByInjury } from './conditions.ts';
import { facility, otherInsurer, policeOnInjury } from './groups.ts';

/** The last page of an event: what is left to ask, and room for what nobody asked. Each variant adds questions of its own. */
const moreInfo = <const Code extends string>(
  code: Code,
  path: Page['path'],
  questions: readonly Question[],
) =>
  definePage({
    code,
    path,
    step: 'event',
    questions: [...questions, ask('moreInfo', { optional: true })],
    next: ['documents'],
  });

export const injuryMore = moreInfo('injuryMore', '/uraz-dalsi-informace', otherInsurer);

export const hospitalMore = moreInfo('hospitalMore', '/pobyt-v-nemocnici-dalsi-informace', [
  // Nobody calls the police to a planned stay.
  ...onlyWhen(isByInjury, policeOnInjury),
  ...otherInsurer,
]);

export const ocrMore = moreInfo('ocrMore', '/ocr-dalsi-informace', [
  ask('singleParent', { optional: true }),
  ask('childCareBenefit', { optional: true }),
]);

export const deathMore = moreInfo('deathMore', '/umrti-dalsi-informace', [
  ask('notary', { optional: true }),
  ask('beneficiaryMinor', { optional: true }),
]);

export const permanentMore = moreInfo('permanentMore', '/trvale-nasledky-dalsi-informace', [
  ...facility,
  ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
]);

export const noWorkMore = moreInfo('noWorkMore', '/pracovni-neschopnost-dalsi-informace', [
  ask('hospitalized', { optional: true }),
  ask('workActivityNow', { optional: true }),
  ...otherInsurer,
]);

export const carSeatsMore = moreInfo('carSeatsMore', '/sedadla-ve-voze-dalsi-informace', [
  ask('injuryType'),
  ask('bodyAreas'),
  ...facility,
  ask('diagnosis', { optional: true, words: 'knownDiagnosis' }),
  ask('hospitalized'),
]);
