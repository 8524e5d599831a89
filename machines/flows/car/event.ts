import { Claim, type ClaimDetail } from '../../claim/claim.ts';
import { countryWhenAbroad, policeStationWhenInvestigated } from '../../claim/eventRules.ts';
import { rule, wrong } from '../../claim/findings.ts';
import { definePage } from '../../flow/page.ts';
import { policeReport } from '../shared/policeReport.ts';
import { causesOf } from './causesOf.ts';

/** A cause that fits the kinds of event chosen. */
const fittingCause = ({ eventKinds }: ClaimDetail) => {
  const fitting = causesOf(eventKinds);
  return rule<Pick<ClaimDetail, 'damageCause'>>(({ damageCause }) =>
    damageCause && !fitting.includes(damageCause) ? [wrong('damageCause', 'suggestion')] : [],
  );
};

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
    ...policeReport,
  }).partial({ country: true, ...policeReport }),
  checks: (claim) => [countryWhenAbroad, policeStationWhenInvestigated, fittingCause(claim)],
  next: ['accident', 'animal', 'vandalism', 'peril', 'theft', 'causedDamage', 'sufferedDamage', 'glass'],
});
