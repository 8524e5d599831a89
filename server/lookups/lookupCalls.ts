import type { AreaPlugin } from '#server/http/area.ts';
import { bankAccount, type AccountSearch } from './bankAccount.ts';
import { findDuplicate } from './findDuplicate.ts';
import { ocrAllowed } from './ocrAllowed.ts';
import { searchCompany } from './searchCompany.ts';
import { searchPolicy } from './searchPolicy.ts';

/** The calls that ask the registers about the draft of a report. */
export const lookupCalls: AreaPlugin<AccountSearch> = async (app, parameters) => {
  bankAccount(app, parameters);
  findDuplicate(app, parameters);
  ocrAllowed(app, parameters);
  searchCompany(app, parameters);
  searchPolicy(app, parameters);
};
