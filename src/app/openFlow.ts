import { createActor, type ActorRefFrom } from 'xstate';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { createFlowMachine } from '../../machines/flow/flowMachine.ts';
import type { Draft } from '../../machines/flow/flowTypes.ts';
import { serviceOf } from '../../machines/service/claimRequest.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Client } from '../service/client.ts';
import { loadDraft } from '../service/loadDraft.ts';
import { provideFlow } from '../service/provideFlow.ts';
import { connectAddressBar } from './addressBar.ts';
import { browserUrl } from './browserUrl.ts';
import { draftMemory, type DraftMemory } from './draftMemory.ts';
import { flowAddress } from './flowAddress.ts';
import { typedMemory, type TypedMemory } from './typedMemory.ts';

export type FlowActor = ActorRefFrom<ReturnType<typeof createFlowMachine>>;

/** A flow at work: its actor, what is typed in it, and how to end it. */
export interface OpenedFlow {
  readonly flow: Flow;
  readonly actor: FlowActor;
  readonly typed: TypedMemory;
  readonly close: () => void;
}

export interface OpenOptions {
  readonly configuration: Configuration;
  readonly client: Client;
  readonly referer?: string | undefined;
}

const minutes = 60_000;

/** Takes a flow and what the application knows; loads the claim this browser works on, starts the machine, ties the address bar to it. */
export const openFlow = async (flow: Flow, { configuration, client }: OpenOptions): Promise<OpenedFlow> => {
  const memory = draftMemory(localStorage, flow.code);
  const draft = await rememberedDraft(flow, memory, client);
  const address = flowAddress(flow, configuration.entryPrefix);
  const url = browserUrl();
  const page = address.pageOf(url.path());
  const actor = createActor(provideFlow(createFlowMachine(flow), client), {
    input: {
      configuration: { ...configuration, warnBefore: 3 * minutes, now: () => Date.now() },
      ...(draft && { draft }),
      ...(page !== undefined && { page }),
    },
  });
  const typed = typedMemory(sessionStorage, flow.code, draft?.claimRequestUuid);
  remember(actor, memory, typed);
  actor.start();
  const disconnect = connectAddressBar(pagePort(actor), url, address);
  return {
    flow,
    actor,
    typed,
    close: () => {
      disconnect();
      actor.stop();
    },
  };
};

/** Takes a snapshot of a flow; gives the code of its page. */
export const pageOf = (snapshot: { readonly value: unknown }): string => {
  const { value } = snapshot;
  return typeof value === 'object' && value !== null && 'page' in value ? String(value.page) : '';
};

const pagePort = (actor: FlowActor) => ({
  page: () => pageOf(actor.getSnapshot()),
  open: (page: string) => actor.send({ type: 'OPEN', page }),
  subscribe: (listener: () => void) => {
    const { unsubscribe } = actor.subscribe(listener);
    return unsubscribe;
  },
});

const remember = (actor: FlowActor, memory: DraftMemory, typed: TypedMemory) => {
  actor.on('claim.created', ({ claimRequestUuid }) => {
    memory.keep(claimRequestUuid);
    typed.adopt(claimRequestUuid);
  });
  actor.on('claim.finalised', () => typed.forgetAll());
  actor.on('claim.emptied', () => typed.forgetAll());
  actor.on('claim.discarded', () => {
    memory.forget();
    typed.forgetAll();
  });
};

/** A claim that is gone, or that another session made, is no reason not to begin a new one; a service that is away is. */
const rememberedDraft = async (
  flow: Flow,
  memory: DraftMemory,
  client: Client,
): Promise<Draft | undefined> => {
  const claimRequestUuid = memory.read();
  if (claimRequestUuid === undefined) return undefined;
  try {
    return await loadDraft(client, { service: serviceOf[flow.flowType], claimRequestUuid });
  } catch (error) {
    if (error instanceof Failure && [401, 403, 404].includes(error.status)) {
      memory.forget();
      return undefined;
    }
    throw error;
  }
};
