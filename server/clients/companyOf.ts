import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { KnownCompany } from '#machines/service/sales/recordCalls.ts';

/** What the register of companies tells of a number. Where it is away, that. */
export const companyOf = (systems: Systems, number: string): Promise<KnownCompany> =>
  unlessAway<KnownCompany>(
    async () => {
      const company = await systems.findCompany(number);
      if (!company) return { companyFound: false, isAway: false };
      const { companyName, address } = company;
      return { companyFound: true, companyName, ...(address && { address }), isAway: false };
    },
    { companyFound: false, isAway: true },
  );
