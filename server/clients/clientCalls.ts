import type { AreaPlugin } from '#server/http/area.ts';
import { claimsOfClient } from './clientBlocks.ts';
import type { ClientParameters } from './clientParameters.ts';
import { discounts } from './discounts/discounts.ts';
import { policies } from './policies/policies.ts';
import { compareClient, companyOfClient } from './records/compareClient.ts';
import { completeAddress } from './records/completeAddress.ts';
import { createClient } from './records/createClient.ts';
import { recordOfClient } from './records/recordOfClient.ts';
import { saveClient } from './records/saveClient.ts';
import { looksAtClient } from './looksAtClient.ts';
import { openClient, revealOfClient } from './openClient.ts';
import { reportForClient } from './reportForClient.ts';
import { salesVisitor } from './salesVisitor.ts';
import { trail } from './trail/trailCalls.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { searchClients } from './searchClients.ts';

/** The calls of the sales application: who works with it, and about clients, where every one writes its look in the transaction of its answer. */
export const clientCalls: AreaPlugin<ClientParameters> = async (app, parameters) => {
  salesVisitor(app, parameters);
  searchClients(app, parameters);
  openClient(app, parameters);
  revealOfClient(app, parameters);
  claimsOfClient(app, parameters);
  reportForClient(app, parameters);
  looksAtClient(app, parameters);
  compareClient(app, parameters);
  companyOfClient(app, parameters);
  completeAddress(app, parameters);
  createClient(app, parameters);
  recordOfClient(app, parameters);
  saveClient(app, parameters);
  vehicles(app, parameters);
  policies(app, parameters);
  discounts(app, parameters);
  trail(app, parameters);
};
