import type { ClientParameters } from '#server/clients/clientParameters.ts';
import type { App } from '#server/http/route.ts';
import { agentOfNumber } from './agents.ts';
import { beginPolicy } from './beginPolicy.ts';
import { createPolicy } from './createPolicy.ts';
import { policiesOfClient } from './listPolicies.ts';
import { recordOfPolicy } from './readPolicy.ts';
import { rolesOfClient } from './rolesOfClient.ts';
import { savePolicy } from './savePolicy.ts';

/** The calls about the policies of a client. */
export function policies(app: App, parameters: ClientParameters): void {
  policiesOfClient(app, parameters);
  agentOfNumber(app, parameters);
  beginPolicy(app, parameters);
  createPolicy(app, parameters);
  recordOfPolicy(app, parameters);
  savePolicy(app, parameters);
  rolesOfClient(app, parameters);
}
