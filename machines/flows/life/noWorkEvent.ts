import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';

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
    ...policeReport,
  }).partial({ incidentTime: true, ...policeReport }),
  checks: () => [policeStationWhenInvestigated],
  canEnter: { fact: 'noWorkByInjury', is: true },
  next: ['noWorkAthlete', 'noWorkMore'],
});
