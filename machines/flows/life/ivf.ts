import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** A cycle of assisted reproduction. */
export const ivf = definePage({
  code: 'ivf',
  path: '/ivf-informace',
  step: 'event',
  answers: Claim.pick({
    ivfCycleNumber: true,
    cycleDate: true,
    medicalFacilityName: true,
    paidByPublicInsurance: true,
    transferDate: true,
    costs: true,
    moreInfo: true,
  }).partial({ transferDate: true, costs: true, moreInfo: true }),
  canEnter: { fact: 'appliedRiskId', is: 'PAR' },
  next: ['documents'],
});
