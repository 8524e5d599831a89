import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { athleteTold, circumstancesTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';
import { ride } from './ride.ts';

/** What is asked of a ride, of a sport and where the police know of it. */
const byActivity = {
  ...ride,
  athleteLevel: true,
  sportClub: true,
  registeredAthlete: true,
  ...policeReport,
} as const;

/** The circumstances of an injury at sport, on a ride or at work. */
export const injuryAdditional = definePage({
  code: 'injuryAdditional',
  path: '/uraz-doplnujici-informace',
  step: 'event',
  answers: Claim.pick({ alcohol: true, policeInvestigation: true, ...byActivity }).partial(byActivity),
  checks: (claim) => [circumstancesTold(claim), athleteTold, policeStationWhenInvestigated],
  canEnter: {
    any: [
      { fact: 'sport', is: true },
      { fact: 'ride', is: true },
      { fact: 'atWork', is: true },
      { fact: 'workInjury', is: 'YES' },
    ],
  },
  next: ['injuryTreatment'],
});
