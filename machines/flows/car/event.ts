import { Claim } from '../../claim/claim.ts';
import { countryWhenAbroad, policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { definePage } from '../../flow/page.ts';

/** What happened, where, and whether the police know; the page that follows asks for the rest of that kind of event. */
export const event = definePage({
  code: 'event',
  path: '/co-se-stalo',
  step: 'event',
  answers: Claim.pick({
    damageCause: true,
    incidentDescription: true,
    countryScope: true,
    country: true,
    incidentPlace: true,
    policeInvestigation: true,
    policeStation: true,
    policeFileNo: true,
  }).partial({ country: true, policeStation: true, policeFileNo: true }),
  checks: () => [countryWhenAbroad, policeStationWhenInvestigated],
  next: ['accident', 'glass', 'animal', 'vandalism', 'peril', 'theft', 'causedDamage', 'sufferedDamage'],
});
