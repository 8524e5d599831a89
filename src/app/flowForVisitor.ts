import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Visitor } from '#machines/origins/visitor.ts';
import { clientSuggestions } from '#machines/origins/clientSuggestions.ts';
import { prefillFor } from '#machines/origins/prefillFor.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import { knownClientCalls as calls, type KnownClient } from '#machines/service/identity/knownClient.ts';
import { loadSuggestions } from '#src/pages/loadSuggestions.ts';
import type { Client } from '#src/service/client.ts';

interface Given {
  readonly client: Client;
  readonly configuration: Configuration;
  readonly visitor: Visitor;
  /** What the address tells. */
  readonly linked: ClaimDetail | undefined;
}

const nothing: KnownClient = { policies: [] };

/** What a new report of a visitor begins with, and its flow with suggestions. */
export const flowForVisitor = async (
  asServed: Flow,
  { client, configuration, visitor, linked }: Given,
): Promise<{ readonly flow: Flow } & ReturnType<typeof prefillFor>> => {
  const { who } = visitor;
  const flow = who
    ? await loadSuggestions(
        asServed,
        clientSuggestions(asServed.claimType, who, await askClient(asServed, who, client)),
      )
    : asServed;
  return { flow, ...prefillFor(visitor, asServed, { ...configuration, linked }) };
};

/** What the service tells of a client who is identified. Where it does not tell, they are asked like everybody. */
const askClient = async (
  { claimType, flowType }: Flow,
  { identification, clientCase }: Who,
  client: Client,
): Promise<KnownClient> =>
  flowType === 'DRAFT' && identification !== 'UNIDENTIFIED'
    ? client
        .call(calls.knownClient, { params: { claimType }, ...(clientCase && { query: { clientCase } }) })
        .catch(() => nothing)
    : nothing;
