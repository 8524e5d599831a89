import type { ClaimDetail } from '../../claim/claim.ts';
import type { CostBasis } from '../../claim/enums.ts';
import { limits } from '../../claim/limits.ts';
import { definePage } from '../../flow/page.ts';
import { offersBy } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { inspectionQuestions } from '../shared/inspectionQuestions.ts';
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

/** It is looked at where it stands. */
const begins = (claim: ClaimDetail): ClaimDetail => {
  const { streetWithNumbers, zipCode, city } = claim.insuredAddress ?? {};
  const isHere = claim.happenedHere !== 'NO' && streetWithNumbers !== undefined && city !== undefined;
  const place = [streetWithNumbers, [zipCode, city].filter(Boolean).join(' ')].join(', ');
  return isHere && place.length <= limits.inspectionPlace
    ? { ...claim, inspectionPlace: claim.inspectionPlace ?? place }
    : claim;
};

/** How it will be repaired, how we see it and where. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ask('propertyRepairHandling', { isHeading: true }),
    ...inspectionQuestions(isInspected),
    ask('costBasis', {
      when: { fact: 'propertyRepairHandling', in: ['PROPERTY_SELF_REPAIRMENT', 'PROPERTY_FIXED'] },
      optional: true,
      only: offersBy(costBases, (handling) => ({ fact: 'propertyRepairHandling', is: handling })),
    }),
  ],
  begins,
  canEnter: { fact: 'somethingToSee', is: true },
  next: ['repairShop', 'documents'],
});
