import type { ClaimDetail } from './claim.ts';

/** The codes of the pages the reporter has completed (section 3, formSteps). */
export const pagesDone = ({ formSteps = [] }: ClaimDetail): readonly (string | undefined)[] => formSteps;

/** The claim with one more page completed. */
export const withPageDone = (claim: ClaimDetail, code: string): ClaimDetail => ({
  ...claim,
  formSteps: [...new Set([...(claim.formSteps ?? []), code])],
});
