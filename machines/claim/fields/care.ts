import * as z from 'zod';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import { field, line, oneOf, pastDay, rows, tick, yesNo } from '#machines/subject/control.ts';
import { PastDay } from './days.ts';
import { code, text } from './text.ts';

/** One stay in hospital; the last may not have ended yet. */
export const Hospitalization = z.object({
  dateFrom: field(PastDay, pastDay),
  dateTo: field(PastDay, pastDay).optional(),
  ongoing: field(z.boolean(), tick).optional(),
  facilityName: field(text(limits.facility), line),
  town: field(text(), line).optional(),
  diagnosis: field(text(limits.facility), line).optional(),
  doctorName: field(text(), line).optional(),
  icu: field(YesNo, yesNo).optional(),
  surgery: field(YesNo, yesNo).optional(),
});
export type Hospitalization = z.infer<typeof Hospitalization>;

/** Who treated the injury or illness, where and for how long. */
export const treatmentFields = {
  medicalFacilityType: field(code(), oneOf('medical-facility-type')),
  medicalFacilityName: field(text(limits.facility), line),
  doctorName: field(text(), line),
  /** The general practitioner, who has the records of all others. */
  gpName: field(text(), line),
  gpTown: field(text(), line),
  diagnosis: field(text(limits.facility), line),
  firstTreatmentDate: field(PastDay, pastDay),
  treatmentEnded: field(YesNo, yesNo),
  treatmentTo: field(PastDay, pastDay),
  sickLeave: field(YesNo, yesNo),
  surgery: field(YesNo, yesNo),
  surgeryDate: field(PastDay, pastDay),
  hospitalized: field(YesNo, yesNo),
  sameBodyPartBefore: field(YesNo, yesNo),
  hospitalizationCount: field(code(), oneOf('hospitalization-count')),
  hospitalizations: field(
    z.array(Hospitalization).min(1).max(limits.hospitalizations),
    rows(limits.hospitalizations),
  ),
};
