import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#machines/service/call.ts';
import { contract } from '#server/http/contract/contract.ts';
import examples from '#server/http/contract/examples.json' with { type: 'json' };
import { idOf, signedIn } from '#test/server/clients/agents.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { startService, type TestService } from '#test/server/service.ts';

/** Everybody who may ask: the agent of the client, their assistant, another agent, and who works otherwise or not at all. */
const everybody = [
  ['nobody', undefined],
  ['reporter', 'P001'],
  ['without a role', 'U500'],
  ['analyst', 'U300'],
  ['agent', 'A100'],
  ['assistant', 'A310'],
  ['another agent', 'A200'],
  ['operator', 'U400'],
  ['helpdesk', 'U600'],
  ['auditor', 'U700'],
] as const;
type Who = (typeof everybody)[number][0];

const ours = ['agent', 'assistant', 'another agent', 'operator'] as const satisfies readonly Who[];
const theirs = ['agent', 'assistant', 'operator'] as const satisfies readonly Who[];
const writers = ['agent', 'assistant'] as const satisfies readonly Who[];
const employees = ['analyst', ...ours, 'helpdesk', 'auditor'] as const satisfies readonly Who[];

/** Who is let in by each call of the sales application; everybody else is refused. Calls of reporters are tried by `strangers`. */
const letIn: Readonly<Record<string, readonly Who[]>> = {
  searchClients: ours,
  openClient: theirs,
  revealOfClient: theirs,
  policiesOfClient: theirs,
  claimsOfClient: theirs,
  looksAtClient: theirs,
  reportForClient: ['agent', 'assistant', 'another agent'],
  giveReport: ours,
  givenReport: ours,
  compareClient: ours,
  companyOfClient: ours,
  completeAddress: ours,
  agentOfNumber: ours,
  decodeVehicle: ours,
  recordOfClient: theirs,
  vehiclesOfClient: theirs,
  beginVehicle: theirs,
  recordOfVehicle: theirs,
  beginPolicy: theirs,
  recordOfPolicy: theirs,
  rolesOfClient: theirs,
  discountsOfClient: theirs,
  discountOfPolicy: theirs,
  createClient: ['agent', 'assistant', 'another agent'],
  saveClient: writers,
  createVehicle: writers,
  saveVehicle: writers,
  createPolicy: writers,
  savePolicy: writers,
  saveDiscount: writers,
  decideDiscount: ['operator'],
  searchLooks: [...ours, 'auditor'],
  exportLooks: [...ours, 'auditor'],
  findReports: ['operator', 'helpdesk'],
  openReport: ['operator', 'helpdesk'],
  readReportFile: ['operator'],
  unlockReport: ['operator', 'helpdesk'],
  resendConfirmation: ['operator', 'helpdesk'],
  joinHelp: ['operator', 'helpdesk'],
  readChat: [...ours, 'helpdesk', 'auditor'],
  sendChat: [...ours, 'helpdesk', 'auditor'],
  endChat: [...ours, 'helpdesk', 'auditor'],
  speedPing: ['reporter', ...employees],
  speedDownload: ['reporter', ...employees],
  speedUpload: ['reporter', ...employees],
  readTraffic: ['analyst'],
  readFeatures: ['analyst'],
  readFlowApprovals: ['analyst'],
  approveFlow: ['analyst'],
  readHealth: ['operator', 'helpdesk', 'auditor'],
  readFailures: ['operator', 'helpdesk', 'auditor'],
  readHandover: ['operator', 'helpdesk', 'auditor'],
  readFiles: ['operator', 'helpdesk', 'auditor'],
  readMessages: ['operator', 'helpdesk', 'auditor'],
  listApprovals: ['operator', 'helpdesk', 'auditor'],
  operate: ['operator'],
  askErasure: ['operator'],
  askExport: ['operator'],
  listExports: ['operator'],
  downloadExport: ['operator'],
  decideApproval: ['operator'],
  breakGlass: ['operator'],
  sayWhyAlone: ['operator'],
  listIncidents: ['operator', 'helpdesk', 'auditor'],
  listSwitches: ['operator', 'helpdesk', 'auditor'],
  switchOn: ['operator'],
  switchOff: ['operator'],
  seeSwitch: ['operator'],
  lockedDrafts: ['operator'],
  liftLock: ['operator'],
};

/** Calls that anybody makes, or that are about who makes them. */
const ofAnybody = ['addTraffic', 'salesVisitor', 'askForHelp', 'askLine', 'endHelp'];

const areas = /^\/rest\/(?:client|look|report|chat|speed|sales|assist|operations|traffic|flow|draft\/lock)\b/;
const called = Object.entries(contract).filter(
  ([name, { path }]) => areas.test(path) && !ofAnybody.includes(name),
);
const bodies: Readonly<Record<string, object>> = {
  ...examples,
  // Of a call that answers a file there is no example.
  readReportFile: { body: { reason: 'COMPLAINT' } },
};

describe('a call of the sales application', () => {
  let service: TestService;
  const visitors = new Map<Who, Reporter>();
  let client: string;
  beforeAll(async () => {
    service = await startService({ breakGlass: { from: 0, to: 24 } });
    for (const [who, sub] of everybody) {
      const actsFor = who === 'assistant' ? 'A100' : undefined;
      visitors.set(who, sub === undefined ? service.reporter() : await signedIn(service, sub, actsFor));
    }
    const agent = visitors.get('agent');
    if (agent) client = await idOf(agent, '7903149034');
  });
  afterAll(() => service.close());

  /** What is asked for is theirs, or is not there; each creates something of their own. */
  const bodyOf = (name: string) => {
    const example = bodies[name] ?? {};
    const body: unknown = 'body' in example ? example.body : undefined;
    if (typeof body !== 'object' || body === null) return {};
    return {
      body: {
        ...body,
        ...('createKey' in body && { createKey: randomUUID() }),
        ...('key' in body && { key: randomUUID() }),
        ...('client' in body && { client }),
      },
    };
  };
  const isLetIn = async (reporter: Reporter, [name, call]: readonly [string, Call]) => {
    const params = {
      client,
      vehicle: client,
      policy: client,
      report: client,
      document: client,
      thread: client,
      assist: client,
      approval: client,
      flow: 'car.DRAFT',
    };
    const { status } = await reporter.ask(call, { params, ...bodyOf(name) });
    return status !== 403;
  };

  test.each(called)('lets in whoever works with what it is about, and nobody else: %s', async (...one) => {
    const [name] = one;
    const found: Who[] = [];
    for (const [who, reporter] of visitors) if (await isLetIn(reporter, one)) found.push(who);
    expect(found.toSorted()).toEqual([...(letIn[name] ?? [])].toSorted());
  });

  test('is one of those in the table', () => {
    expect(Object.keys(letIn).toSorted()).toEqual(called.map(([name]) => name).toSorted());
  });
});
