import * as z from 'zod';
import {
  CareProvider,
  DependencyDegree,
  DisabilityDegree,
  HealthCause,
  NoWorkCause,
  PreviousDegree,
} from '#machines/claim/codes/life.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import {
  day,
  describedCodes,
  digits,
  field,
  line,
  money,
  oneOf,
  pastDay,
  radio,
  reference,
  surelyYesNo,
  tick,
  yesNo,
} from '#machines/subject/control.ts';
import { BirthDate, PastDay } from './days.ts';
import { BirthNumber } from './identifiers.ts';
import { FullName } from './reporter.ts';
import { amount, code, text } from './text.ts';

/** An illness, a disability, or a person who depends on care. */
export const healthFields = {
  healthCause: field(HealthCause, radio),
  firstSymptomsDate: field(PastDay, pastDay),
  diagnosisDate: field(PastDay, pastDay),
  previousTreatment: field(YesNo, yesNo),
  disabilityDegree: field(DisabilityDegree, radio),
  disabilityDate: field(PastDay, pastDay),
  decisionDate: field(PastDay, pastDay),
  /** Who decided on the disability: the Czech OSSZ or the Slovak Sociálna poisťovňa. */
  socialOffice: field(text(limits.facility), line),
  decisionFileNo: field(text(limits.reference), reference),
  previousDegree: field(PreviousDegree, radio),
  nextReviewDate: field(z.iso.date(), day),
  dependencyDegree: field(DependencyDegree, radio),
  dependencyFrom: field(PastDay, pastDay),
  careProvider: field(CareProvider, radio),
};

/** Care for a member of the family, and the time off work. */
export const workFields = {
  careType: field(code(), describedCodes('care-type')),
  caredPersonName: field(FullName, line),
  caredPersonBirthNumber: field(BirthNumber, digits('medium')),
  caredPersonBirthDate: field(BirthDate, { kind: 'day', calendar: false }),
  relationship: field(text(limits.fullName), line),
  dateFrom: field(PastDay, pastDay),
  dateTo: field(z.iso.date(), day),
  ongoing: field(z.boolean(), tick),
  singleParent: field(YesNo, surelyYesNo),
  childCareBenefit: field(YesNo, yesNo),
  noWorkCause: field(NoWorkCause, oneOf('no-work-cause')),
  sickNoteNumber: field(text(limits.claimNumber), reference),
  employerAddress: field(text(limits.facility), line),
  tradeSuspended: field(YesNo, surelyYesNo),
  sicknessInsured: field(YesNo, yesNo),
  workActivityNow: field(YesNo, surelyYesNo),
};

/** A cycle of assisted reproduction. */
export const reproductionFields = {
  ivfCycleNumber: field(code(), oneOf('ivf-cycle-number')),
  cycleDate: field(PastDay, pastDay),
  transferDate: field(PastDay, pastDay),
  paidByPublicInsurance: field(YesNo, yesNo),
  costs: field(amount(), money),
};
