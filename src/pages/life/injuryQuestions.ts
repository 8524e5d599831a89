import { always, type Questions } from '../questions.ts';
import { when } from './lifeConditions.ts';
import { place, police, ride, club, facility, stays, trip } from './questionGroups.ts';

/** Pages about an injury, its treatment and what stays of it; a journey; a vehicle; any other event. By view, variants of one view by code. */
export const injuryQuestions: Readonly<Record<string, Questions>> = {
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
  otherRisk: { ...place, moreInfo: always },
};
