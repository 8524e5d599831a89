import type { Flow } from '../../machines/flow/flow.ts';
import { flowKnowing } from '../../machines/origins/flowKnowing.ts';
import { clientAnswers } from '../../machines/origins/clientAnswers.ts';
import type { Who } from '../../machines/service/identity.ts';
import { knownClientCalls as calls, type KnownClient } from '../../machines/service/knownClient.ts';
import { loadKnownFields } from '../pages/loadKnownFields.ts';
import type { Client } from '../service/client.ts';

const nothing: KnownClient = { policies: [] };

/**
 * A flow with what is known of who has come or signed in: their contact, and what the service tells of a client who is identified.
 * Where it does not tell, they are asked like everybody.
 */
export const knowing = async (flow: Flow, who: Who, client: Client): Promise<Flow> => {
  const isAsked = flow.flowType === 'DRAFT' && who.identification !== 'UNIDENTIFIED';
  const params = { claimType: flow.claimType };
  const [known] = await Promise.all([
    isAsked ? client.call(calls.knownClient, { params }).catch(() => nothing) : nothing,
    loadKnownFields(),
  ]);
  return flowKnowing(flow, clientAnswers(flow.claimType, who, known));
};
