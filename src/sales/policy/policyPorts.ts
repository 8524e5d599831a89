import { policyCalls, type FoundAgent } from '#machines/service/sales/policyCalls.ts';
import type { AsyncChecks } from '#src/forms/asyncChecks.ts';
import type { pickMachine } from '#machines/sales/search/pickMachine.ts';
import { providePick } from '#src/sales/pick/PickClient.tsx';
import { once } from '#src/sales/records/once.ts';
import type { Client } from '#src/service/client.ts';

/** What the form of a policy asks the service while it is filled in; of each number once. */
export interface PolicyPorts {
  readonly agent: (agentNumber: string) => Promise<FoundAgent>;
  readonly checks: AsyncChecks;
  /** Finds who has a role in it. */
  readonly pick: typeof pickMachine;
  /** What those are called who were found here, by their ids. */
  readonly found: ReadonlyMap<string, string>;
  readonly keepFound: (client: string, name: string) => void;
}

/** The calls that the form of a policy makes while it is filled in. */
export const createPolicyPorts = (client: Client): PolicyPorts => {
  const agent = once((agentNumber: string) =>
    client.call(policyCalls.agentOfNumber, { body: { agentNumber } }),
  );
  const found = new Map<string, string>();
  return {
    agent,
    checks: agentChecksBy(agent),
    pick: providePick(client),
    found,
    keepFound: (id, name) => void found.set(id, name),
  };
};

/** True for what the register of agents is asked about. */
export const isAgentNumber = (text: string): boolean => /^\d{6}$/.test(text);

const said = {
  NOT_FOUND: { severity: 'error', key: 'agentUnknown' },
  SUSPENDED: { severity: 'error', key: 'agentSuspended' },
  AWAY: { severity: 'warning', key: 'agentLater' },
  ACTIVE: undefined,
} as const;

/** What is asked of the service about the numbers of agents. */
export const agentChecksBy = (agent: PolicyPorts['agent']): AsyncChecks => {
  const check: AsyncChecks[string] = async (text) => {
    const agentNumber = text.trim();
    return isAgentNumber(agentNumber) ? said[(await agent(agentNumber)).outcome] : undefined;
  };
  return { 'agent.agentNumber': check, 'agent.secondaryAgent': check };
};
