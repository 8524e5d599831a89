/** What a clerk needs the answers of `fields/lookupAnswers.ts` for. */
export const lookupAnswersWhys = {
  policyType: 'cover',
} as const;
