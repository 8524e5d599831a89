import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { rideTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';
import { ride } from './ride.ts';

/** The injury that caused the death. */
export const deathInjury = definePage({
  code: 'deathInjury',
  path: '/umrti-uraz',
  step: 'event',
  answers: Claim.pick({
    injuryDate: true,
    incidentPlace: true,
    incidentDescription: true,
    activity: true,
    policeInvestigation: true,
    ...ride,
    ...policeReport,
  }).partial({ ...ride, ...policeReport }),
  checks: () => [rideTold, policeStationWhenInvestigated],
  canEnter: { fact: 'deathByInjury', is: true },
  next: ['deathMore'],
});
