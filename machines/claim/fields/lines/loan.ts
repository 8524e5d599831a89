import { ContractKind, JobEndReason } from '#machines/claim/codes/life.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { field, line, pastDay, radio, reference, surelyYesNo } from '#machines/subject/control.ts';
import { limits } from '#machines/claim/limits.ts';
import { PastDay } from '#machines/claim/fields/days.ts';
import { text } from '#machines/claim/fields/text.ts';

/** The loan that is insured. */
export const loanFields = {
  lender: field(text(), line),
  loanNumber: field(text(limits.loanNumber), reference),
};

/** The job that was lost, and since when the labour office knows. */
export const jobLossFields = {
  employmentFrom: field(PastDay, pastDay),
  contractKind: field(ContractKind, radio),
  jobEndReason: field(JobEndReason, radio),
  noticeGivenOn: field(PastDay, pastDay),
  /** The day of the event, which is asked before. */
  employmentEnd: PastDay,
  labourOffice: field(YesNo, surelyYesNo),
  labourOfficeFrom: field(PastDay, pastDay),
};
