import * as z from 'zod';
import { IncidentDate, PastDay } from '../days.ts';
import { AgeGroup, BodyPart, YesNo } from '../enums.ts';
import { BirthNumber, ClaimNumber } from '../identifiers.ts';
import { limits } from '../limits.ts';
import { FullName } from '../reporter.ts';
import { amount, code, lines, text } from '../text.ts';
import { Activity } from './activity.ts';
import {
  AthleteLevel,
  BodyArea,
  CareProvider,
  DeathCause,
  DependencyDegree,
  DisabilityDegree,
  FaceImpact,
  HealthCause,
  LimbImpact,
  LimbPart,
  LimbSide,
  NoWorkCause,
  PolicySearch,
  TrafficRole,
} from './codes.ts';
import { Hospitalization } from './hospitalization.ts';

const some = <T extends z.ZodEnum>(of: T) => z.array(of).min(1).max(of.options.length);
const name = () => text(limits.facility);

/** Who is insured beside what `Person` tells, and how the contract is found. */
export const lifeContractFields = {
  relationToInsured: code(),
  ageGroup: AgeGroup,
  jobType: code(),
  healthDataConsent: z.literal(true),
  searchBy: PolicySearch,
  birthNumber: BirthNumber,
  continueWithoutPolicy: z.literal(true),
};

/** When, how and at what it happened. */
export const lifeIncidentFields = {
  incidentTime: z.iso.time({ precision: -1 }),
  activity: Activity,
  /** Where the event is another day: a death, a disability, a stay in hospital. */
  injuryDate: PastDay,
  workInjury: YesNo,
  bodyAreas: some(BodyArea),
  /** Follows from the areas. */
  bodyParts: z.array(BodyPart).max(BodyPart.options.length),
  trafficRole: TrafficRole,
  seatBelt: YesNo,
  athleteLevel: AthleteLevel,
  sportClub: text(),
  registeredAthlete: YesNo,
  tripFrom: PastDay,
  tripTo: z.iso.date(),
  assistanceContacted: YesNo,
  assistanceCaseNo: text(limits.reference),
  otherInsurance: YesNo,
  otherInsurer: text(),
};

/** Who treated it, where and how long. */
export const treatmentFields = {
  medicalFacilityType: code(),
  medicalFacilityName: name(),
  doctorName: text(),
  diagnosis: name(),
  firstTreatmentDate: PastDay,
  treatmentEnded: YesNo,
  treatmentTo: PastDay,
  sickLeave: YesNo,
  surgery: YesNo,
  surgeryDate: PastDay,
  hospitalized: YesNo,
  sameBodyPartBefore: YesNo,
  hospitalizationCount: code(),
  hospitalizations: z.array(Hospitalization).min(1).max(limits.hospitalizations),
};

/** Illness, disability, care. */
export const healthFields = {
  healthCause: HealthCause,
  firstSymptomsDate: PastDay,
  diagnosisDate: PastDay,
  previousTreatment: YesNo,
  disabilityDegree: DisabilityDegree,
  disabilityDate: PastDay,
  decisionDate: PastDay,
  nextReviewDate: z.iso.date(),
  dependencyDegree: DependencyDegree,
  dependencyFrom: PastDay,
  careProvider: CareProvider,
  careType: code(),
  caredPersonName: FullName,
  caredPersonBirthNumber: BirthNumber,
  relationship: text(limits.fullName),
  dateFrom: PastDay,
  dateTo: z.iso.date(),
  ongoing: z.boolean(),
  singleParent: YesNo,
  childCareBenefit: YesNo,
  noWorkCause: NoWorkCause,
  sickNoteNumber: text(limits.claimNumber),
  employerName: text(),
  sicknessInsured: YesNo,
  workActivityNow: YesNo,
  ivfCycleNumber: code(),
  cycleDate: PastDay,
  transferDate: PastDay,
  paidByPublicInsurance: YesNo,
  costs: amount(),
};

/** Death and permanent consequences. */
export const consequenceFields = {
  deathDate: IncidentDate,
  deathPlace: text(),
  deathCause: DeathCause,
  claimantRole: code(),
  notary: name(),
  beneficiaryMinor: YesNo,
  originalClaimNumber: ClaimNumber,
  healthStabilised: YesNo,
  limbSide: LimbSide,
  limbParts: some(LimbPart),
  limbImpacts: some(LimbImpact),
  aids: text(),
  faceImpacts: some(FaceImpact),
  scarLengthCm: z.number().min(0).max(limits.scarLengthCm),
  teethCount: z.number().int().min(1).max(limits.teeth),
};

/** A question about a report (flow QUESTION), and how a report that exists is found. */
export const questionFields = { question: lines() };
