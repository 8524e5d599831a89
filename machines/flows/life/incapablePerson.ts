import { Claim } from '../../claim/claim.ts';
import { matureLifePolicy } from '../../claim/life/lifePolicyAge.ts';
import { definePage } from '../../flow/page.ts';

/** How much care the insured depends on, and since when. */
export const incapablePerson = definePage({
  code: 'incapablePerson',
  path: '/nesobestacni-osoba',
  step: 'event',
  answers: Claim.pick({
    dependencyDegree: true,
    decisionDate: true,
    dependencyFrom: true,
    healthCause: true,
    diagnosis: true,
    careProvider: true,
    moreInfo: true,
  }).partial({ careProvider: true, moreInfo: true }),
  checks: (claim) => [matureLifePolicy(claim, 'dependencyFrom')],
  canEnter: { fact: 'appliedRiskId', is: 'DNSB' },
  next: ['documents'],
});
