/** What a clerk needs the answers of `fields/contract.ts` for. */
export const contractWhys = {
  policyNumber: 'policy',
  policyNumbers: 'policy',
  'contractSearch.main': 'policy',
  'contractSearch.sub': 'policy',
  reasonToChooseInsurance: 'youngPolicy',
  continueWithoutPolicy: 'policy',
  claimNumber: 'claim',
  originalClaimNumber: 'before',
  currency: 'currency',
  question: 'answer',
  moreInfo: 'more',
  insuredKnows: 'contact',
  insuredCannotKnow: 'contact',
  recordsConsent: 'healthConsent',
  keepContact: 'keepContact',
} as const;
