import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** How the injury happened that keeps the insured from work. */
export const noWorkEvent = definePage({
  code: 'noWorkEvent',
  path: '/pracovni-neschopnost-udalost',
  step: 'event',
  answers: Claim.pick({
    incidentPlace: true,
    incidentDescription: true,
    activity: true,
    policeInvestigation: true,
    incidentTime: true,
    policeStation: true,
    policeFileNo: true,
  }).partial({ incidentTime: true, policeStation: true, policeFileNo: true }),
  checks: () => [policeStationWhenInvestigated],
  canEnter: { fact: 'noWorkByInjury', is: true },
  next: ['noWorkAthlete', 'noWorkMore'],
});
