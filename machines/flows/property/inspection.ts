import type { CostBasis } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy, type Begins } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { inSomeLane } from '#machines/claim/derived/inLane.ts';
import { inspectionQuestions, whomToMeet } from '#machines/flows/shared/inspectionQuestions.ts';
import { isElsewhere, isHomeKnown } from './conditions.ts';
import { ask } from './ask.ts';

/** What is repaired already is told by photographs and an invoice. */
const isInspected: Rule = {
  fact: 'propertyRepairHandling',
  in: [
    'PROPERTY_HEADINGFOR_SERVICE',
    'PROPERTY_IN_SERVICE',
    'PROPERTY_SELF_REPAIRMENT',
    'PROPERTY_NOT_DECIDED',
  ],
};

/** How the damage may be settled where no company is chosen; else that is asked with the company. */
const costBases: Readonly<Record<'PROPERTY_SELF_REPAIRMENT' | 'PROPERTY_FIXED', readonly CostBasis[]>> = {
  PROPERTY_SELF_REPAIRMENT: ['COSTING', 'INVOICE', 'UNSPECIFIED'],
  PROPERTY_FIXED: ['INVOICE', 'COSTING'],
};

/** Where the home of the policy stands we know. */
const isPlaceUnknown: Rule = { any: [{ not: isHomeKnown }, isElsewhere] };

/** It is looked at where it stands. */
const whereItStands: Begins<'inspectionPlace'> = {
  when: { not: isElsewhere },
  written: {
    reads: ['insuredAddress.streetWithNumbers', 'insuredAddress.zipCode', 'insuredAddress.city'],
    text: (textAt) => {
      const [street, city] = [textAt('insuredAddress.streetWithNumbers'), textAt('insuredAddress.city')];
      if (street === undefined || city === undefined) return undefined;
      const place = [street, [textAt('insuredAddress.zipCode'), city].filter(Boolean).join(' ')].join(', ');
      return place.length <= limits.inspectionPlace ? place : undefined;
    },
  },
};

/** How it will be repaired, how we see it and where. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ask('propertyRepairHandling', { isHeading: true }),
    ...inspectionQuestions(isInspected, { begins: whereItStands, when: isPlaceUnknown }),
    ask('costBasis', {
      when: { fact: 'propertyRepairHandling', in: ['PROPERTY_SELF_REPAIRMENT', 'PROPERTY_FIXED'] },
      optional: true,
      only: offersBy(costBases, (handling) => ({ fact: 'propertyRepairHandling', is: handling })),
    }),
    whomToMeet(isInspected),
  ],
  canEnter: { all: [{ fact: 'somethingToSee', is: true }, { not: inSomeLane }] },
  next: ['repairShop', 'documents'],
});
