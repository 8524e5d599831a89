import type { Question } from '#machines/flow/question.ts';
import type { Begins } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { ask, tell } from './ask.ts';

const isByTechnician: Rule = { fact: 'inspectionMethod', is: 'MOBILE_TECHNICIAN' };
const mayInspectAlone: Rule = { fact: 'selfInspectionAuthorized', is: true };

/** How what is damaged is seen and, where a technician comes, at what place, which a map may know, where a rule holds. */
export const inspectionQuestions = (
  isInspected: Rule,
  place: { readonly begins?: Begins<'inspectionPlace'> } = {},
): readonly Question[] => {
  const isVisited: Rule = { all: [isInspected, isByTechnician] };
  return [
    ask('inspectionMethod', {
      when: isInspected,
      only: [{ code: 'SELF_INSPECTION', when: mayInspectAlone }, 'MOBILE_TECHNICIAN'],
      autoAnswers: true,
    }),
    tell('inspectionMethod', { all: [isInspected, { not: mayInspectAlone }] }),
    ask('inspectionPlace', { when: isVisited, ...place }),
    ask('placeId', { when: isVisited, optional: true }),
    ask('contactPerson', { when: isVisited, optional: true }),
  ];
};
