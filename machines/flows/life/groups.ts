import type { ClaimDetail } from '../../claim/claim.ts';
import { ask, type Question } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { afterDeath } from './contractRoles.ts';

const isRide: Rule = { fact: 'ride', is: true };
const isBelted: Rule = { fact: 'trafficRole', in: ['DRIVER', 'PASSENGER'] };
const isInClub: Rule = { fact: 'athleteLevel', in: ['ORGANISED', 'COMPETITION', 'PROFESSIONAL'] };

/** When, where and how it happened. */
export const place: readonly Question[] = [
  ask('incidentTime', { optional: true }),
  ask('incidentPlace'),
  ask('incidentDescription'),
];

/** Who drove and who wore a seat belt. */
export const ride: readonly Question[] = [
  ask('trafficRole', { when: isRide, only: ['DRIVER', 'PASSENGER', 'CYCLIST', 'PEDESTRIAN'] }),
  ask('seatBelt', { when: isBelted }),
  ask('registrationNo', {
    when: isRide,
    optional: true,
    as: { kind: 'text', width: 'short', capitals: true },
  }),
];

/** In which club a sport was done, and whether registered. */
export const club: readonly Question[] = [
  ask('sportClub', { when: isInClub }),
  ask('registeredAthlete', { when: isInClub }),
];

/** At what level a sport was done, where it was one. */
export const sport: readonly Question[] = [
  ask('athleteLevel', { when: { fact: 'sport', is: true } }),
  ...club,
];

/** Where it was treated, and by whom. */
export const facility: readonly Question[] = [
  ask('medicalFacilityType'),
  ask('medicalFacilityName'),
  ask('doctorName', { optional: true }),
];

/** The general practitioner of the insured. */
export const practitioner = (options: Pick<Question, 'optional'> = {}): readonly Question[] => [
  ask('gpName', options),
  ask('gpTown', { ...options, isBeside: true }),
];

/** By what right the money is claimed. Who is related has told it with the relation to the contract. */
export const claimantRole: Question = ask('claimantRole', {
  when: { not: { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] } },
  only: afterDeath,
});

/** From when to when, or that it has not ended. */
export const period: readonly Question[] = [
  ask('dateFrom'),
  ask('ongoing', { optional: true }),
  ask('dateTo', { when: { not: { fact: 'ongoing', is: true } } }),
];

/** The stays in hospital. */
export const stays: readonly Question[] = [
  ask('hospitalizationCount'),
  ask('hospitalizations', {
    rows: [
      ask('hospitalizations[].facilityName'),
      ask('hospitalizations[].dateFrom'),
      ask('hospitalizations[].ongoing', { optional: true }),
      ask('hospitalizations[].dateTo', { when: { not: { fact: 'hospitalizations[].ongoing', is: true } } }),
      ask('hospitalizations[].icu', { optional: true }),
      ask('hospitalizations[].surgery', { optional: true }),
    ],
  }),
];

/** The journey, and who helped on it. */
export const trip: readonly Question[] = [
  ask('tripFrom'),
  ask('tripTo'),
  ask('country'),
  ask('assistanceContacted'),
  ask('assistanceCaseNo', { when: { fact: 'assistanceContacted', is: 'YES' }, optional: true }),
  ask('otherInsurance'),
  ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
];

/** One stay in hospital is there from the start to be filled in. */
export const beginsStays = (claim: ClaimDetail): ClaimDetail => ({
  ...claim,
  hospitalizations: claim.hospitalizations ?? [{}],
});
