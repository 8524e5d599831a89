import { applicationCalls } from './application.ts';
import { claimCalls } from './claims.ts';
import { documentCalls } from './documents.ts';
import { draftCalls } from './drafts.ts';
import { helpdeskCalls } from './helpdesk.ts';
import { identityCalls } from './identity/identity.ts';
import { lookupCalls } from './lookups.ts';

/**
 * Every call of the service, each once; but those of the identification, of a known client, of companies, repair shops and locked
 * drafts, which few make.
 */
export const calls = {
  ...claimCalls,
  ...draftCalls,
  ...identityCalls,
  ...lookupCalls,
  ...documentCalls,
  ...helpdeskCalls,
  ...applicationCalls,
};
