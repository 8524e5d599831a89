import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { Arrival } from '../../machines/origins/arrival.ts';
import { clientAnswers } from '../../machines/origins/clientAnswers.ts';
import { knownFrom } from '../../machines/origins/knownFrom.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import type { Who } from '../../machines/service/identity/identity.ts';
import { knownClientCalls as calls, type KnownClient } from '../../machines/service/identity/knownClient.ts';
import { knowing } from '../pages/knowing.ts';
import type { Client } from '../service/client.ts';

interface Given {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly arrival: Arrival;
  /** What the address tells. */
  readonly linked: ClaimDetail | undefined;
}

const nothing: KnownClient = { policies: [] };

/** What a new report begins with by who has come and from where, and its flow with what is known of its answers. */
export const entryKnown = async (
  asServed: Flow,
  { client, configuration, arrival, linked }: Given,
): Promise<{ readonly flow: Flow } & ReturnType<typeof knownFrom>> => {
  const { who } = arrival;
  const flow = who
    ? await knowing(asServed, clientAnswers(asServed.claimType, who, await askClient(asServed, who, client)))
    : asServed;
  return { flow, ...knownFrom(arrival, asServed, { ...configuration, linked }) };
};

/** What the service tells of a client who is identified. Where it does not tell, they are asked like everybody. */
const askClient = async (
  { claimType, flowType }: Flow,
  { identification }: Who,
  client: Client,
): Promise<KnownClient> =>
  flowType === 'DRAFT' && identification !== 'UNIDENTIFIED'
    ? client.call(calls.knownClient, { params: { claimType } }).catch(() => nothing)
    : nothing;
