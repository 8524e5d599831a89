import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Call } from '#machines/service/call.ts';
import { assistCalls } from '#machines/service/assist/assistCalls.ts';
import { calls } from '#machines/service/calls.ts';
import { draftLockCalls } from '#machines/service/draftLocks.ts';
import { identificationCalls } from '#machines/service/identity/identification.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { discountCalls } from '#machines/service/sales/discountCalls.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import { trailCalls } from '#machines/service/sales/trailCalls.ts';
import { telephoneCalls } from '#machines/service/sales/telephoneCalls.ts';
import { flowApprovalCalls } from '#machines/service/analysts/flowApprovals.ts';
import { trafficCalls } from '#machines/service/analysts/traffic.ts';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import { switchCalls } from '#machines/service/sales/switchCalls.ts';
import { personExportCalls } from '#machines/service/sales/personExports.ts';
import { reportCalls } from '#machines/service/sales/reportCalls.ts';
import { companyCalls } from '#machines/service/companies.ts';
import { repairShopCalls } from '#machines/service/repairShops.ts';
import { knownClientCalls } from '#machines/service/identity/knownClient.ts';
import { promisesDone } from '#test/actors/time.ts';
import { createApplication } from '#src/app/createApplication.ts';
import { emptyPorts } from '#src/prerender/emptyPorts.ts';
import { createClient } from '#src/service/client.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';

afterEach(() => vi.unstubAllGlobals());

interface Turn {
  readonly status: number;
  readonly body: unknown;
}
const broken: Turn = { status: 500, body: 'nginx' };
const refused = (code: string, status: number): Turn => ({
  status,
  body: { code, message: '', status, requestId: '1' },
});

/** The application beside every flow, with a service that answers one turn after another. */
const started = async (...turns: readonly Turn[]) => {
  const left = [...turns];
  vi.stubGlobal('fetch', () => {
    const { status, body } = left.shift() ?? broken;
    return Promise.resolve(Response.json(body, { status }));
  });
  const ports = emptyPorts('/');
  const { actor, client } = createApplication({
    ports,
    connect: createClient,
    configuration: defaultConfiguration,
  });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('beside'));
  const { errors } = actor.getSnapshot().context;
  const codesOf = (failures: readonly { code: string }[]) => failures.map(({ code }) => code);
  return {
    client,
    errors,
    /** What the error modal tells, and what the list of errors has. */
    look: () => {
      const { waiting, records } = errors.getSnapshot().context;
      return { modal: codesOf(waiting), listed: codesOf(records.map(({ failure }) => failure)) };
    },
    left,
  };
};

/** Lets a call come to its end or to the error modal. */
const settled = async (call: Promise<unknown>) => {
  let end = 'waits';
  void call.then(
    () => (end = 'answered'),
    ({ code }: { code: string }) => (end = `failed ${code}`),
  );
  for (let turns = 0; turns < 20; turns += 1) await promisesDone();
  return () => end;
};

const drafts: Turn = { status: 200, body: { drafts: [] } };

test.each([
  ['the list of drafts', calls.listDrafts, {}],
  ['a codelist', calls.codelist, { params: { name: 'country' } }],
  ['signing in', calls.signIn, { body: {} }],
  ['the repair shops', repairShopCalls.repairShops, {}],
  ['who somebody has shown to be', identificationCalls.identification, {}],
  [
    'a draft to be given up in the list',
    calls.discard,
    { params: { service: 'claim', claimRequestUuid: 'a' } },
  ],
  ['a code to be sent', identificationCalls.sendCode, { body: {} }],
] as const)('%s that the service breaks at opens the error modal and is noted', async (_, call, input) => {
  const { client, look } = await started(broken);
  const end = await settled(client.ask(call, input));
  expect([end(), look()]).toEqual([
    'waits',
    { modal: ['internal-server-error'], listed: ['internal-server-error'] },
  ]);
});

test('repeated from the modal it is answered, and whoever asked never learns of the failure', async () => {
  const { client, errors, look } = await started(broken, drafts);
  const call = client.call(calls.listDrafts, {});
  await settled(call);
  errors.send({ type: 'REPEAT' });
  expect([await call, look()]).toEqual([{ drafts: [] }, { modal: [], listed: ['internal-server-error'] }]);
});

test('given up it fails for whoever asked', async () => {
  const { client, errors } = await started(broken);
  const call = client.call(calls.listDrafts, {});
  const end = await settled(call);
  errors.send({ type: 'GIVE_UP' });
  await expect(call).rejects.toMatchObject({ code: 'internal-server-error' });
  expect(end()).toBe('failed internal-server-error');
});

test('what the service refuses is told where it was asked, and no modal opens', async () => {
  const { client, look } = await started(refused('245000014', 400));
  const end = await settled(client.ask(calls.authoriseDraft, { params: { claimRequestUuid: 'a' } }));
  expect([end(), look()]).toEqual(['failed 245000014', { modal: [], listed: [] }]);
});

test('nobody else decides: every call that opens no modal says so in its contract', () => {
  const every: Record<string, Call> = {
    ...calls,
    ...draftLockCalls,
    ...identificationCalls,
    ...knownClientCalls,
    ...companyCalls,
    ...clientCalls,
    ...recordCalls,
    ...vehicleCalls,
    ...policyCalls,
    ...discountCalls,
    ...trailCalls,
    ...reportCalls,
    ...operationsCalls,
    ...switchCalls,
    ...personExportCalls,
    ...telephoneCalls,
    ...assistCalls,
    ...repairShopCalls,
    ...trafficCalls,
    ...flowApprovalCalls,
  };
  const named = (failing: Call['failing']) =>
    Object.keys(every)
      .filter((name) => every[name]?.failing === failing)
      .toSorted()
      .join(' ');
  expect({ SILENT: named('SILENT'), FLOW: named('FLOW'), REFUSALS: named('REFUSALS') }).toEqual({
    SILENT:
      'addTraffic agentOfNumber approveFlow askForHelp askLine beginPolicy beginVehicle buildInfo claimsOfClient companyOfClient compareClient completeAddress configuration createClient createPolicy createVehicle decideDiscount decodeVehicle deleteDocument discountOfPolicy discountsOfClient downloadExport endHelp giveReport givenReport joinHelp knownClient land listApprovals listDocuments listExports listSwitches log logout looksAtClient openClient policiesOfClient readFailures readFeatures readFiles readFlowApprovals readHandover readHealth readMessages readReportFile readTraffic recordOfClient recordOfPolicy recordOfVehicle reportForClient reportToHelpdesk revealOfClient rolesOfClient saveClient saveDiscount savePolicy saveVehicle searchCompany session translation uploadDocument vehiclesOfClient whoAmI',
    FLOW: 'bankAccount bankAccountOf begin create discard finalize findDuplicate ocrAllowed pollable readClaim save searchDamaged searchPolicy selfInspection',
    REFUSALS:
      'actFor addressAt askErasure askExport authoriseDraft breakGlass confirmCode decideApproval exportLooks findReports handOver liftLock openDraft openLinked openReport operate resendConfirmation sayWhyAlone searchClients searchLooks searchMap seeSwitch sendCode switchOff switchOn takeOver unlockReport',
  });
});
