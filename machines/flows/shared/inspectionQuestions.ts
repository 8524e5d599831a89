import type { Question } from '#machines/flow/question.ts';
import type { Begins } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask, tell } from './ask.ts';

const isByTechnician: Rule = { fact: 'inspectionMethod', is: 'MOBILE_TECHNICIAN' };
const mayInspectAlone: Rule = { fact: 'selfInspectionAuthorized', is: true };

/** How the place is asked for: what it begins with, and where nobody knows it. */
interface Place {
  readonly begins?: Begins<'inspectionPlace'>;
  readonly when?: Rule;
}

/** How what is damaged is seen and, where a technician comes, at what place, which a map may know, where a rule holds. */
export const inspectionQuestions = (
  isInspected: Rule,
  { begins, when: isPlaceUnknown }: Place = {},
): readonly Question[] => {
  const isVisited: Rule = { all: [isInspected, isByTechnician] };
  const isPlaceAsked: Rule = isPlaceUnknown ? { all: [isVisited, isPlaceUnknown] } : isVisited;
  return [
    ask('inspectionMethod', {
      when: isInspected,
      only: [{ code: 'SELF_INSPECTION', when: mayInspectAlone }, 'MOBILE_TECHNICIAN'],
      autoAnswers: true,
    }),
    tell('inspectionMethod', { all: [isInspected, { not: mayInspectAlone }] }),
    ask('inspectionPlace', { when: isPlaceAsked, ...(begins && { begins }) }),
    ask('placeId', { when: isPlaceAsked, optional: true }),
  ];
};

/** Whom a technician meets there, where it is not who reports. */
export const whomToMeet = (isInspected: Rule): Question =>
  ask('contactPerson', { when: { all: [isInspected, isByTechnician] }, optional: true, isDetail: true });
