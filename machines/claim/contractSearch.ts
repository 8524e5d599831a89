import * as z from 'zod';
import { PolicyNumber } from './identifiers.ts';

/**
 * What a contract is searched by: a main contract, a contract under it, and for compulsory liability which side
 * reports (POV insured, POS injured).
 */
export const ContractSearch = z.object({
  main: PolicyNumber,
  sub: PolicyNumber.optional(),
  variant: z.enum(['POV', 'POS']).optional(),
});
export type ContractSearch = z.infer<typeof ContractSearch>;
