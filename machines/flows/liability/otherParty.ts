import { asDetails, type Question } from '#machines/flow/question.ts';
import { definePage, onlyWhen } from '#machines/report/kit.ts';
import { isSuffered } from './conditions.ts';
import { ask } from './ask.ts';

/** Who saw it, and who else may have to answer for it, of whom we then claim back. */
const othersInvolved: readonly Question[] = [
  ask('witnesses', {
    optional: true,
    rows: [ask('witnesses[].fullName'), ask('witnesses[].tel', { optional: true })],
  }),
  ask('thirdPartyName', { optional: true }),
];

/** The same behind a line of the event, where no page of its own asks it. */
export const othersAsDetail: readonly Question[] = onlyWhen({ not: isSuffered }, asDetails(othersInvolved));

/**
 * Who saw it, and who else may have to answer for it, of whom we then claim back. Meanwhile the service is asked whether
 * photographs of what is damaged will do.
 */
export const otherParty = definePage({
  code: 'otherParty',
  path: '/dalsi-ucastnik',
  step: 'event',
  questions: othersInvolved,
  // Elsewhere it is a detail of the event.
  canEnter: isSuffered,
  lookups: [{ call: 'selfInspection', when: { all: [isSuffered, { fact: 'thingSeen', is: true }] } }],
  next: ['inspection', 'documents'],
});
