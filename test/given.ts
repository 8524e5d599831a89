import type { ClaimDetail } from '#machines/claim/claim.ts';

/** Somebody who reports and is reachable, with the given differences. */
export const aReporter = (differing: ClaimDetail['reporter'] = {}): ClaimDetail['reporter'] => ({
  fullName: 'Jana Nováková',
  email: 'jana.novakova@example.cz',
  tel: '+420777123456',
  ...differing,
});

/** An insured person described in full, with the given differences. */
export const anInsured = (differing: ClaimDetail['insured'] = {}): ClaimDetail['insured'] => ({
  personKind: 'NATURAL',
  fullName: 'Petr Novák',
  birthDate: '1980-05-17',
  email: 'petr.novak@example.cz',
  ...differing,
});

/** An accident with a car insured for own damage that the search found, as far as the summary, with the given differences. */
export const anAccidentClaim = (differing: ClaimDetail = {}): ClaimDetail => ({
  claimType: 'car',
  flowType: 'DRAFT',
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  reporterRole: 'INSURED',
  reporter: aReporter(),
  contactSearch: '1AB2345',
  incidentDate: '2026-11-10',
  vehicleFound: true,
  insured: anInsured(),
  bankContactType: 'NONE',
  damageCause: '110',
  incidentDescription: 'Při couvání jsem narazil do sloupku.',
  countryScope: 'CZECH',
  incidentPlace: 'Brno, Masarykova 1',
  policeInvestigation: 'NO',
  peopleHurt: 'NO',
  driver: { fullName: 'Petr Novák' },
  alcohol: 'NO',
  damagedParts: ['NARAZNIK_PREDNI'],
  damageSize: 'SMALL',
  drivable: 'YES',
  repairHandling: 'VEHICLE_NOT_DECIDED',
  inspectionMethod: 'MOBILE_TECHNICIAN',
  inspectionPlace: 'Brno, Masarykova 1',
  ...differing,
});
