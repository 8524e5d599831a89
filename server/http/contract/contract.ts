import type { Call } from '#machines/service/call.ts';
import { assistCalls } from '#machines/service/assist/assistCalls.ts';
import { calls } from '#machines/service/calls.ts';
import { repairShopCalls } from '#machines/service/repairShops.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import { salesCalls } from '#machines/service/sales/salesCalls.ts';
import { speedCalls } from '#machines/service/sales/speedCalls.ts';
import { trailCalls } from '#machines/service/sales/trailCalls.ts';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import { incidentCalls } from '#machines/service/sales/incidents.ts';
import { switchCalls } from '#machines/service/sales/switchCalls.ts';
import { personExportCalls } from '#machines/service/sales/personExports.ts';
import { reportCalls } from '#machines/service/sales/reportCalls.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { telephoneCalls } from '#machines/service/sales/telephoneCalls.ts';
import { chatCalls } from '#machines/service/sales/chatCalls.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { flowApprovalCalls } from '#machines/service/analysts/flowApprovals.ts';
import { trafficCalls } from '#machines/service/analysts/traffic.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';

/** The version of the contract: the first figure is raised where a client may break, the second where something is added. */
export const contractVersion = '2.28.0';

/** Every call of the service by its name, which is its operation id. */
export const contract: Readonly<Record<string, Call>> = {
  ...calls,
  ...identificationCalls,
  ...knownClientCalls,
  ...companyCalls,
  ...repairShopCalls,
  ...draftLockCalls,
  ...clientCalls,
  ...salesCalls,
  ...recordCalls,
  ...speedCalls,
  ...trailCalls,
  ...reportCalls,
  ...operationsCalls,
  ...switchCalls,
  ...incidentCalls,
  ...personExportCalls,
  ...telephoneCalls,
  ...chatCalls,
  ...assistCalls,
  ...vehicleCalls,
  ...policyCalls,
  ...discountCalls,
  ...trafficCalls,
  ...flowApprovalCalls,
};

/** The name of the call with this method and path, whose parameters are written `:name` or `{name}`; undefined for any other. */
export const nameOfCall = (method: string, path: string): string | undefined => {
  const asked = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return Object.keys(contract).find((name) => `${contract[name]?.method} ${contract[name]?.path}` === asked);
};

const strangersTo = new Set(['authoriseDraft']);
const others = new Set([
  'pollable',
  'lockedDrafts',
  'liftLock',
  'actFor',
  ...Object.keys(clientCalls),
  ...Object.keys(recordCalls),
  ...Object.keys(speedCalls),
  ...Object.keys(trailCalls),
  ...Object.keys(reportCalls),
  ...Object.keys(operationsCalls),
  ...Object.keys(switchCalls),
  ...Object.keys(incidentCalls),
  ...Object.keys(personExportCalls),
  ...Object.keys(telephoneCalls),
  ...Object.keys(chatCalls),
  'joinHelp',
  'askLine',
  'endHelp',
  'approveFlow',
  ...Object.keys(vehicleCalls),
  ...Object.keys(policyCalls),
  ...Object.keys(discountCalls),
]);

/** True for a call that is refused without the cookie of a session. */
export const needsSession = (name: string): boolean =>
  others.has(name) || (contract[name]?.path.includes(':claimRequestUuid') === true && !strangersTo.has(name));

/** True for a call that is refused without `x-requested-with`. */
export const changes = (name: string): boolean => contract[name]?.method !== 'GET';
