import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { companyCalls as calls, type FoundCompany } from '#machines/service/companies.ts';
import type { Client } from './client.ts';

/** Finds a company by its number for a report. Rejects with a Failure where the register is away. */
export const findCompany = async (
  client: Pick<Client, 'call'>,
  { service, claimRequestUuid }: ClaimRef,
  identificationNumber: string,
): Promise<FoundCompany> =>
  client.call(calls.searchCompany, {
    params: { service, claimRequestUuid },
    body: { identificationNumber },
  });
