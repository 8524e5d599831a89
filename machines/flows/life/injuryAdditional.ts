import { Claim } from '../../claim/claim.ts';
import { policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { athleteTold, circumstancesTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';

/** The circumstances of an injury at sport, on a ride or at work. */
export const injuryAdditional = definePage({
  code: 'injuryAdditional',
  path: '/uraz-doplnujici-informace',
  step: 'event',
  answers: Claim.pick({
    alcohol: true,
    policeInvestigation: true,
    trafficRole: true,
    seatBelt: true,
    registrationNo: true,
    athleteLevel: true,
    sportClub: true,
    registeredAthlete: true,
    ...policeReport,
  }).partial({
    trafficRole: true,
    seatBelt: true,
    registrationNo: true,
    athleteLevel: true,
    sportClub: true,
    registeredAthlete: true,
    ...policeReport,
  }),
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
