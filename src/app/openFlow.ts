import { createActor } from 'xstate';
import type { FlowType, Origin } from '../../machines/claim/enums.ts';
import { addressOf } from '../../machines/flow/candidate.ts';
import { getPage, type Flow } from '../../machines/flow/defineFlow.ts';
import { createFlowMachine } from '../../machines/flow/flowMachine.ts';
import type { Draft } from '../../machines/flow/flowTypes.ts';
import { serviceOf } from '../../machines/service/claimRequest.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Client } from '../service/client.ts';
import { loadDraft } from '../service/loadDraft.ts';
import { provideUploads } from '../service/provideUploads.ts';
import { provideFlow } from '../service/provideFlow.ts';
import type { Application } from './application.ts';
import { connectAddressBar } from './addressBar.ts';
import { browserUrl } from './browserUrl.ts';
import { draftMemory, type DraftMemory } from './draftMemory.ts';
import { pageOf, type FlowActor, type UploadsActor } from './flowActor.ts';
import { rememberTyped } from './rememberTyped.ts';
import { handedClaim } from './handedClaim.ts';
import { draftsAddress } from './drafts/draftsRoute.ts';
import { flowAddress } from './flowAddress.ts';
import { watchFlow } from './watchFlow.ts';
import { watchWaiting } from './watchWaiting.ts';
import { typedMemory, type TypedMemory } from './typedMemory.ts';

/** A flow at work: its actor, what is typed in it, and its files. It ends with the document: every entry is loaded afresh. */
export interface OpenedFlow {
  readonly flow: Flow;
  readonly actor: FlowActor;
  readonly typed: TypedMemory;
  /** Starts the files of the claim, which must have been created; the same actor each time. */
  readonly uploads: () => UploadsActor;
  /** It goes on with a report begun before, which the address did not ask for. */
  readonly isResumed: boolean;
  /** Leaves this claim where it is and begins another report. */
  readonly startAnew: () => void;
  /** Tells the flow that adds to a sent claim which one it is. */
  readonly handOver: (to: Addition) => void;
}

type Addition = Exclude<FlowType, 'DRAFT'>;

export interface OpenOptions {
  readonly application: Application;
  readonly configuration: Configuration;
  readonly referer: Origin | undefined;
}

/** Milliseconds before the session's end at which the reporter is warned. */
export const warnBefore = 3 * 60_000;

/** Takes a flow and what the application knows; loads the claim this browser works on, starts the machine, ties the address bar to it. */
export const openFlow = async (
  flow: Flow,
  { application, configuration, referer }: OpenOptions,
): Promise<OpenedFlow> => {
  const { client, observers, trace } = application;
  const memory = draftMemory(localStorage, flow.code);
  const address = flowAddress(flow, configuration.entryPrefix);
  const url = browserUrl();
  const asked = address.pageOf(url.path());
  const remembered = await rememberedDraft(flow, memory, { client, entryPrefix: configuration.entryPrefix });
  const handed = handedClaim(sessionStorage, flow.code);
  const added = handed.read();
  const isOther = added !== undefined && remembered?.detail.claimNumber !== added.claimNumber;
  // A sent claim is there for whoever comes back to its last page; any other address begins a new one.
  const draft = (remembered?.result ? !isLast(flow, asked) : isOther) ? undefined : remembered;
  // Who comes to the beginning of a report already begun goes on where it was left.
  const isResumed = draft !== undefined && asked === flow.start;
  const page = isResumed ? undefined : asked;
  const inspect = await watchFlow(flow, trace, configuration);
  const actor = createActor(provideFlow(createFlowMachine(flow), client), {
    inspect,
    input: {
      configuration: { ...configuration, warnBefore, now: () => Date.now() },
      claim: { ...(referer && { referer }), ...added },
      ...(draft && { draft }),
      ...(page !== undefined && { page }),
    },
  });
  const typed = typedMemory(sessionStorage, flow.code, draft?.claimRequestUuid);
  rememberDraft(actor, memory);
  actor.on('claim.created', handed.forget);
  rememberTyped(actor, typed);
  observers.add({
    onCompleted: () => actor.send({ type: 'REQUEST_COMPLETED' }),
    onFailed: (_, { status }) => {
      if (status === 401) actor.send({ type: 'SESSION_LOST' });
    },
  });
  watchWaiting(actor, application.loader);
  actor.start();
  if (isResumed) url.replace(address.pathOf(pageOf(actor.getSnapshot())));
  connectAddressBar(pagePort(actor), url, address);
  addEventListener('online', () => actor.send({ type: 'ONLINE' }));
  // A laptop that slept tells of itself when it wakes.
  document.addEventListener('visibilitychange', () => actor.send({ type: 'CHECK_SESSION' }));
  return {
    flow,
    actor,
    typed,
    uploads: uploadsOf(actor, client, draft?.documents ?? []),
    isResumed,
    startAnew: () => {
      memory.forget();
      location.assign(address.pathOf(flow.start) + location.search);
    },
    handOver: (to) => handOver(actor, to),
  };
};

const handOver = (actor: FlowActor, to: Addition) => {
  const { flow, claim, result } = actor.getSnapshot().context;
  const claimNumber = result?.claimsData[0]?.claimNumber;
  if (claimNumber === undefined) return;
  handedClaim(sessionStorage, `${flow.claimType}.${to}`).keep({
    claimNumber,
    incidentDate: claim.incidentDate,
  });
};

const isLast = (flow: Flow, page: string | undefined) =>
  page !== undefined && getPage(flow, page).next.length === 0;

const parallelUploads = 2;

const uploadsOf = (flow: FlowActor, client: Client, documents: readonly ClaimDocument[]) => {
  let uploads: UploadsActor | undefined;
  return () =>
    (uploads ??= createActor(provideUploads(client), {
      input: { address: addressOf(flow.getSnapshot().context), parallel: parallelUploads, documents },
    }).start());
};

const pagePort = (actor: FlowActor) => ({
  page: () => pageOf(actor.getSnapshot()),
  open: (page: string) => actor.send({ type: 'OPEN', page }),
  subscribe: (listener: () => void) => {
    const { unsubscribe } = actor.subscribe(listener);
    return unsubscribe;
  },
});

const rememberDraft = (actor: FlowActor, memory: DraftMemory) => {
  actor.on('claim.created', ({ claimRequestUuid }) => memory.keep(claimRequestUuid));
  actor.on('claim.discarded', memory.forget);
};

/**
 * A claim that is gone, or that another session made, is no reason not to begin a new one; a service that is away is. One whose
 * session has expired is opened again from the list of drafts.
 */
const rememberedDraft = async (
  flow: Flow,
  memory: DraftMemory,
  { client, entryPrefix }: { readonly client: Client; readonly entryPrefix: string },
): Promise<Draft | undefined> => {
  const claimRequestUuid = memory.read();
  if (claimRequestUuid === undefined) return undefined;
  try {
    return await loadDraft(client, { service: serviceOf[flow.flowType], claimRequestUuid });
  } catch (error) {
    if (!(error instanceof Failure) || ![401, 403, 404].includes(error.status)) throw error;
    if (hasExpired(error)) {
      location.replace(draftsAddress(entryPrefix, location.pathname));
      return new Promise(() => {});
    }
    memory.forget();
    return undefined;
  }
};

const hasExpired = ({ code }: Failure) => code === '245000009' || code === '245000013';
