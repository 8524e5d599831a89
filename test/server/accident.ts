import type { ClaimDetail } from '#machines/claim/claim.ts';
import { aReporter, anInsured } from '#test/given.ts';

/** A whole car accident: every answer that the pages from the first to the claim number ask for. */
export const accident: ClaimDetail = {
  eventKinds: ['HAVNEHODA'],
  reporterRole: 'INSURED',
  reporter: aReporter(),
  contactSearch: '5AR6475',
  incidentDate: '2026-11-10',
  insured: anInsured({
    birthNumber: '6405049134',
    birthDate: '1964-05-04',
    tel: '+420605278000',
    address: {
      countryCode: 'CZ',
      street: 'Masarykova 155',
      streetWithNumbers: 'Masarykova 155',
      city: 'Brno',
      zipCode: '60200',
    },
  }),
  bankContactType: 'POLICY',
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
  repairHandling: 'VEHICLE_SELF_REPAIRMENT',
  inspectionMethod: 'SELF_INSPECTION',
  truthfulness: true,
  dataProcessingConsent: true,
};
