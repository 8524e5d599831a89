import { always, type Questions } from '../questions.ts';
import { when } from './lifeConditions.ts';

const place: Questions = { incidentTime: always, incidentPlace: always, incidentDescription: always };
const police: Questions = {
  policeInvestigation: always,
  policeStation: when.police,
  policeFileNo: when.police,
};
const ride: Questions = { trafficRole: when.ride, seatBelt: when.belted, registrationNo: when.ride };
const club: Questions = { sportClub: when.inClub, registeredAthlete: when.inClub };
const facility: Questions = { medicalFacilityType: always, medicalFacilityName: always, doctorName: always };
const stays: Questions = { hospitalizationCount: always, hospitalizations: always };
const period: Questions = { dateFrom: always, ongoing: always, dateTo: when.ended };
const trip: Questions = {
  tripFrom: always,
  tripTo: always,
  country: always,
  assistanceContacted: always,
  assistanceCaseNo: { assistanceContacted: ['YES'] },
  otherInsurance: always,
  otherInsurer: { otherInsurance: ['YES'] },
};

/** Pages about an injury, its treatment and what stays of it; a journey; a vehicle. By view, variants of one view by code. */
const injuryQuestions: Readonly<Record<string, Questions>> = {
  injury: { ...place, activity: always, workInjury: always, injuryType: always, bodyAreas: always },
  injuryAdditional: { ...ride, athleteLevel: when.sport, ...club, alcohol: always, ...police },
  injuryTravel: { ...trip, ...place, activity: always },
  injuryTreatment: {
    ...facility,
    firstTreatmentDate: always,
    treatmentEnded: always,
    treatmentTo: { treatmentEnded: ['YES'] },
    hospitalized: always,
    surgery: always,
    sickLeave: always,
    sameBodyPartBefore: always,
  },
  injuryHospital: stays,
  injuryMore: { moreInfo: always },
  permanentTravel: { ...trip, ...place },
  bodyPart: { bodyAreas: always },
  permanentEvent: {
    ...place,
    injuryType: always,
    originalClaimNumber: always,
    healthStabilised: always,
    treatmentTo: always,
  },
  permanentLimbs: { limbParts: always, limbImpacts: always, aids: always },
  permanentFace: {
    faceImpacts: always,
    scarLengthCm: { faceImpacts: ['SCAR'] },
    teethCount: { faceImpacts: ['TEETH'] },
  },
  permanentAthlete: { activity: always, athleteLevel: when.sport, ...club },
  permanentMore: { ...facility, moreInfo: always },
  carSeats: {
    registrationNo: always,
    vin: always,
    ...place,
    trafficRole: always,
    seatBelt: always,
    injurySeverity: always,
    ...police,
  },
  carSeatsMore: {
    injuryType: always,
    bodyAreas: always,
    ...facility,
    hospitalized: always,
    moreInfo: always,
  },
};

/** Pages about an illness, care and work. */
const healthQuestions: Readonly<Record<string, Questions>> = {
  disability: {
    disabilityDegree: always,
    disabilityDate: always,
    decisionDate: always,
    healthCause: always,
    injuryDate: when.injured,
    firstSymptomsDate: when.diseased,
    diagnosis: always,
    doctorName: always,
    nextReviewDate: always,
    moreInfo: always,
  },
  illness: {
    diagnosis: always,
    diagnosisDate: always,
    firstSymptomsDate: always,
    previousTreatment: always,
    surgery: always,
    surgeryDate: { surgery: ['YES'] },
    ...facility,
    moreInfo: always,
  },
  incapablePerson: {
    dependencyDegree: always,
    decisionDate: always,
    dependencyFrom: always,
    healthCause: always,
    diagnosis: always,
    careProvider: always,
    moreInfo: always,
  },
  hospital: {
    healthCause: always,
    injuryDate: when.injured,
    activity: when.injured,
    incidentDescription: always,
    ...stays,
  },
  hospitalAthlete: { athleteLevel: always, ...club },
  hospitalMore: { ...police, moreInfo: always },
  ocr: {
    careType: always,
    caredPersonName: always,
    caredPersonBirthNumber: always,
    relationship: always,
    ...period,
    diagnosis: always,
  },
  ocrMore: { singleParent: always, childCareBenefit: always, moreInfo: always },
  noWork: {
    noWorkCause: always,
    ...period,
    diagnosis: always,
    employerName: { 'insured.employeeType': ['EMPLOYEE'] },
    sicknessInsured: { 'insured.employeeType': ['SELF_EMPLOYEE'] },
    sickNoteNumber: always,
    ...facility,
  },
  noWorkEvent: { ...place, activity: always, ...police },
  noWorkAthlete: { athleteLevel: always, ...club },
  noWorkMore: { hospitalized: always, workActivityNow: always, moreInfo: always },
  ivf: {
    ivfCycleNumber: always,
    cycleDate: always,
    transferDate: always,
    medicalFacilityName: always,
    paidByPublicInsurance: always,
    costs: always,
    moreInfo: always,
  },
};

/** Pages about a death. */
const deathQuestions: Readonly<Record<string, Questions>> = {
  death: {
    deathDate: always,
    deathPlace: always,
    deathCause: always,
    claimantRole: always,
    doctorName: always,
  },
  deathTravel: { deathDate: always, deathCause: always, ...trip },
  deathInjury: {
    injuryDate: always,
    incidentPlace: always,
    incidentDescription: always,
    activity: always,
    ...ride,
    ...police,
  },
  deathMore: { notary: always, beneficiaryMinor: always, moreInfo: always },
};

/** Pages of a life claim about what happened. */
export const lifeEventQuestions: Readonly<Record<string, Questions>> = {
  ...injuryQuestions,
  ...healthQuestions,
  ...deathQuestions,
  otherRisk: { ...place, moreInfo: always },
};
