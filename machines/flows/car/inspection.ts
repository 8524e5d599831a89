import type { CostBasis, RepairHandling } from '../../claim/enums.ts';
import { definePage } from '../../flow/page.ts';
import { ask, offersBy } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';

/** True where there is damage to be seen and somebody knows where it will be. */
const isInspected: Rule = {
  fact: 'repairHandling',
  in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE', 'VEHICLE_SELF_REPAIRMENT'],
};
const isVisited: Rule = { all: [isInspected, { fact: 'inspectionMethod', is: 'MOBILE_TECHNICIAN' }] };
const mayInspectAlone: Rule = { fact: 'selfInspectionAuthorized', is: true };

const isDecided: Rule = {
  fact: 'repairHandling',
  in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE', 'VEHICLE_SELF_REPAIRMENT', 'VEHICLE_FIXED'],
};

/** How the damage may be settled, by how it is repaired. Somebody who has not decided settles it with us on the phone. */
const costBases: Readonly<Record<Exclude<RepairHandling, 'VEHICLE_NOT_DECIDED'>, readonly CostBasis[]>> = {
  VEHICLE_HEADINGFOR_SERVICE: ['INVOICE', 'COSTING', 'UNSPECIFIED'],
  VEHICLE_IN_SERVICE: ['INVOICE', 'COSTING', 'TOTAL', 'UNSPECIFIED'],
  VEHICLE_SELF_REPAIRMENT: ['COSTING', 'INVOICE', 'UNSPECIFIED'],
  VEHICLE_FIXED: ['INVOICE', 'COSTING'],
};

/** Where the vehicle is, and how it is repaired, paid and inspected. */
export const inspection = definePage({
  code: 'inspection',
  path: '/prohlidka-a-oprava',
  step: 'event',
  questions: [
    ask('repairHandling', {
      isHeading: true,
      choices: [{ key: 'glassHandling', when: { fact: 'vehicleRouting', is: 'GLASS' } }],
    }),
    ask('inspectionMethod', {
      when: isInspected,
      only: [{ code: 'SELF_INSPECTION', when: mayInspectAlone }, 'MOBILE_TECHNICIAN'],
    }),
    ask('inspectionPlace', { when: isVisited }),
    ask('placeId', { when: isVisited, optional: true }),
    ask('contactPerson', { when: isVisited, optional: true }),
    ask('costBasis', {
      when: isDecided,
      optional: true,
      only: offersBy(costBases, (handling) => ({ fact: 'repairHandling', is: handling })),
    }),
  ],
  begins: (claim) =>
    claim.selfInspectionAuthorized === true
      ? claim
      : { ...claim, inspectionMethod: claim.inspectionMethod ?? 'MOBILE_TECHNICIAN' },
  confirm: [
    { dialog: 'costingRiskInfo', when: { fact: 'costBasis', is: 'COSTING' } },
    { dialog: 'waitForContact', when: { fact: 'repairHandling', is: 'VEHICLE_NOT_DECIDED' } },
  ],
  canEnter: {
    any: [
      {
        fact: 'eventKinds',
        in: [
          'HAVNEHODA',
          'HAVSKLA',
          'HAVZVIRE',
          'HAVVANDALISMUS',
          'HAVZIVEL',
          'POVPOS_VEHICLE',
          'POVPOS_GLASS',
        ],
      },
      { fact: 'theftKind', in: ['PART', 'ATTEMPT'] },
    ],
  },
  next: ['repairShop', 'documents'],
});
