/** What a clerk needs the answers of `fields/lines/loan.ts` for. */
export const loanWhys = {
  lender: 'loan',
  loanNumber: 'loan',
  employmentFrom: 'jobLoss',
  contractKind: 'jobLoss',
  jobEndReason: 'jobLoss',
  noticeGivenOn: 'jobLoss',
  labourOffice: 'jobLoss',
  labourOfficeFrom: 'jobLoss',
} as const;
