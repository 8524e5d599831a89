import type { ClaimDetail } from '#machines/claim/claim.ts';

/** Answers that pass, by page of the loan flow. */
export const loanAnswers = {
  risk: { appliedRiskId: 'OTHER' },
  account: {
    bankContactType: 'ENTERED',
    userEnteredBankContact: { accountNumber: '2000145399', bankCode: '0800' },
  },
  death: { incidentDate: '2020-11-01' },
  event: { incidentDescription: 'Spadl ze schodů.' },
  moreInfo: {},
  documents: {},
  summary: { truthfulness: true },
} as const satisfies Record<string, ClaimDetail>;

type LoanPage = keyof typeof loanAnswers;

/** The claim of somebody who has been through these pages of the loan flow, with other answers in addition to the usual ones. */
export const aLoanClaim = (pages: readonly LoanPage[], differing: ClaimDetail = {}): ClaimDetail => ({
  ...Object.assign({}, ...pages.map((page) => loanAnswers[page])),
  ...differing,
  formSteps: [...pages],
});
