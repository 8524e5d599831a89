import { isAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { KnownCompany } from '#machines/service/sales/recordCalls.ts';

/** What the register of companies tells of a number. Where it is away, that. */
export async function companyOf(systems: Systems, number: string): Promise<KnownCompany> {
  try {
    const company = await systems.findCompany(number);
    if (!company) return { companyFound: false, isAway: false };
    const { companyName, address } = company;
    return { companyFound: true, companyName, ...(address && { address }), isAway: false };
  } catch (error) {
    if (isAway(error)) return { companyFound: false, isAway: true };
    throw error;
  }
}
