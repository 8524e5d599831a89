import * as z from 'zod';
import { call } from './call.ts';
import { ServiceParams } from './claimRequest.ts';
import { Key } from './lookups.ts';

/** What search-company tells. */
export const FoundCompany = z.object({
  companyFound: z.boolean(),
  companyName: z.string().optional(),
  address: z
    .object({
      countryCode: z.string(),
      streetWithNumbers: z.string(),
      city: z.string(),
      zipCode: z.string(),
    })
    .partial()
    .optional(),
});
export type FoundCompany = z.infer<typeof FoundCompany>;

/** Made only where a company is asked for, so they are not among all calls. */
export const companyCalls = {
  searchCompany: call({
    method: 'POST',
    path: '/rest/:service/:claimRequestUuid/search-company',
    // What no register tells is typed.
    failing: 'SILENT',
    summary: 'Find the name and the address of a company by its number.',
    params: ServiceParams,
    body: z.object({ identificationNumber: Key }),
    answer: FoundCompany,
  }),
};
