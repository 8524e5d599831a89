import { knownYesNo, line, neededPastDay, oneOf, pastDay, yesNo, type Draw } from './fieldKinds.tsx';
import { HospitalStays } from './parts/HospitalStays.tsx';

/** Fields about doctors, treatment and stays in hospital; by name, those of one page alone by its view and their name. */
export const lifeFieldsTreatment: Readonly<Record<string, Draw>> = {
  medicalFacilityType: oneOf('medical-facility-type'),
  medicalFacilityName: line,
  doctorName: line,
  diagnosis: line,
  firstTreatmentDate: pastDay,
  treatmentEnded: knownYesNo,
  treatmentTo: pastDay,
  'injuryTreatment.treatmentTo': neededPastDay,
  sickLeave: yesNo,
  surgery: yesNo,
  surgeryDate: neededPastDay,
  hospitalized: knownYesNo,
  sameBodyPartBefore: yesNo,
  hospitalizationCount: oneOf('hospitalization-count'),
  hospitalizations: (name) => <HospitalStays name={name} />,
};
