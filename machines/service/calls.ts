import { applicationCalls } from './application.ts';
import { claimCalls } from './claims.ts';
import { documentCalls } from './documents.ts';
import { draftCalls } from './drafts.ts';
import { helpdeskCalls } from './helpdesk.ts';
import { lookupCalls } from './lookups.ts';
import { repairShopCalls } from './repairShops.ts';

/** Every call of the service, each once. */
export const calls = {
  ...claimCalls,
  ...draftCalls,
  ...lookupCalls,
  ...documentCalls,
  ...repairShopCalls,
  ...helpdeskCalls,
  ...applicationCalls,
};
