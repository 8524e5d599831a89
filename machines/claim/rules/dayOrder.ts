import type { Path } from '#machines/claim/path.ts';

/** Two days, moments or years of which the second is not before the first. A birth number counts as the day in it. */
export interface DayOrder {
  readonly first: Path;
  readonly second: Path;
  /** Not on the same day either. */
  readonly isLater?: true;
  /**
   * The one of them that is said to be wrong, by default whichever was answered later. Where the day of the event has another name,
   * nobody is told that the event is wrong for what was told about it on later pages: these are asked again.
   */
  readonly saidOf?: 'first' | 'second';
  /** Key of the text, where it is not one of the common two. */
  readonly says?: string;
}

/** A birth number and a birth date of the same person. */
export interface SameBirth {
  readonly birthNumber: Path;
  readonly birthDate: Path;
}

/** What a person may have only after they were born. */
const lived = [
  'incidentDate',
  'injuryDate',
  'firstSymptomsDate',
  'surgeryDate',
  'tripFrom',
  'employmentFrom',
] as const;

const bornBy = (birth: Path, days: readonly Path[]): readonly DayOrder[] =>
  days.map((second) => ({ first: birth, second }));

/** Every pair of days of a claim that has an order, whatever the line and the page. */
export const dayOrders: readonly DayOrder[] = [
  ...bornBy('insured.birthDate', lived),
  ...bornBy('insured.birthNumber', lived),
  ...bornBy('birthNumber', ['incidentDate']),
  ...bornBy('injured.birthNumber', ['incidentDate']),
  ...bornBy('injuredParties[].injured.birthNumber', ['incidentDate']),
  ...bornBy('injured.birthDate', ['incidentDate']),
  ...bornBy('causerBirthDate', ['incidentDate']),
  ...bornBy('caredPersonBirthNumber', ['incidentDate']),
  ...bornBy('caredPersonBirthDate', ['incidentDate']),

  { first: 'manufactureYear', second: 'incidentDate', saidOf: 'first', says: 'madeAfterEvent' },
  { first: 'parkedFrom', second: 'incidentDate' },
  { first: 'parkedFrom', second: 'discoveredAt' },
  { first: 'incidentDate', second: 'discoveredAt' },
  { first: 'lastSeenAt', second: 'incidentDate' },
  { first: 'lastSeenAt', second: 'discoveredAt' },
  { first: 'emptySince', second: 'incidentDate', saidOf: 'first' },

  { first: 'incidentDate', second: 'deathDate', saidOf: 'second' },
  { first: 'injuryDate', second: 'incidentDate', saidOf: 'first' },
  { first: 'injuryDate', second: 'firstTreatmentDate' },
  { first: 'injuryDate', second: 'treatmentTo' },
  { first: 'firstTreatmentDate', second: 'treatmentTo' },
  { first: 'incidentDate', second: 'hospitalizations[].dateFrom', saidOf: 'second' },

  { first: 'firstSymptomsDate', second: 'diagnosisDate' },
  { first: 'firstSymptomsDate', second: 'disabilityDate' },
  { first: 'disabilityDate', second: 'decisionDate' },
  { first: 'dependencyFrom', second: 'decisionDate' },
  { first: 'decisionDate', second: 'nextReviewDate', isLater: true },
  { first: 'cycleDate', second: 'transferDate' },

  { first: 'dateFrom', second: 'dateTo' },
  { first: 'employmentFrom', second: 'employmentEnd' },
  { first: 'employmentFrom', second: 'noticeGivenOn' },
  { first: 'noticeGivenOn', second: 'employmentEnd' },
  { first: 'employmentEnd', second: 'labourOfficeFrom' },

  { first: 'tripFrom', second: 'tripTo' },
  { first: 'bookedOn', second: 'cancelledOn' },
  { first: 'plannedAt', second: 'actualAt' },
  { first: 'plannedAt', second: 'deliveredAt' },
  { first: 'incidentDate', second: 'lostReportedOn', saidOf: 'second' },
  { first: 'incidentDate', second: 'deliveredAt', saidOf: 'second' },
  { first: 'incidentDate', second: 'harvestOn', saidOf: 'second' },

  { first: 'deliveredOn', second: 'incidentDate', saidOf: 'first' },
  { first: 'employedSince', second: 'incidentDate', saidOf: 'first' },
  { first: 'mistakeDate', second: 'incidentDate', saidOf: 'first' },
  { first: 'incidentDate', second: 'employerClaimDate', saidOf: 'second' },
];

/** Whose birth number tells their birth date, though both may be asked. */
export const sameBirths: readonly SameBirth[] = [
  { birthNumber: 'insured.birthNumber', birthDate: 'insured.birthDate' },
  { birthNumber: 'injured.birthNumber', birthDate: 'injured.birthDate' },
  { birthNumber: 'claimants[].birthNumber', birthDate: 'claimants[].birthDate' },
  { birthNumber: 'caredPersonBirthNumber', birthDate: 'caredPersonBirthDate' },
];
