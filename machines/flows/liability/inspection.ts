import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { isSuffered } from './conditions.ts';
import { ask, tell } from './ask.ts';

const isVisited: Rule = { fact: 'inspectionMethod', is: 'MOBILE_TECHNICIAN' };
const mayInspectAlone: Rule = { fact: 'selfInspectionAuthorized', is: true };

/** Where we can see what is damaged, or that photographs will do. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ask('inspectionMethod', {
      only: [{ code: 'SELF_INSPECTION', when: mayInspectAlone }, 'MOBILE_TECHNICIAN'],
      autoAnswers: true,
    }),
    tell('inspectionMethod', { not: mayInspectAlone }),
    // What is damaged is mostly where it happened, unless that was on a journey.
    ask('inspectionPlace', {
      when: isVisited,
      collapsed: true,
      begins: { from: 'incidentPlace', when: { not: { fact: 'countryScope', is: 'ABROAD' } } },
    }),
    ask('contactPerson', { when: isVisited, optional: true, isDetail: true }),
  ],
  canEnter: { all: [isSuffered, { fact: 'thingSeen', is: true }] },
  next: ['documents'],
});
