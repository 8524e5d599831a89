import type { FlowActor } from '#machines/application/context.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { begunMemory } from '#src/drafts/begunMemory.ts';
import { draftMemory } from '#src/drafts/draftMemory.ts';
import { identityMemory } from '#src/drafts/identify/identityMemory.ts';
import { createKeyMemory } from '#src/service/createClaim.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { connectAddressBar } from '#src/flow/addressBar.ts';
import type { HandedOver } from '#src/pages/pageProps.ts';
import type { Chosen } from './chooseReport.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { copyDraft, draftCopy } from '#src/flow/memory/draftCopy.ts';
import { contactMemory, handoverMemory, keepSent } from '#src/flow/memory/handover.ts';
import { rememberReport } from '#src/flow/memory/rememberReport.ts';
import { rememberTyped, type TypedMemory } from '#src/flow/memory/typedMemory.ts';

/** What this browser remembers beside a flow, before it is known which report opens. */
export const memoriesOf = (flow: Flow, { local, session }: Pick<BrowserPorts, 'local' | 'session'>) => ({
  report: draftMemory({ local, session }, flow.code),
  reports: begunMemory(local),
  createKey: createKeyMemory(session, flow.code),
  copy: draftCopy(session, flow),
  identity: identityMemory(session),
  handed: handoverMemory(session, flow.code),
  contacts: contactMemory(session),
  keepSent: (claim: HandedOver) => keepSent(session, flow.claimType, claim),
});

/** The same, and what is typed in the report that opens. */
interface Memories extends ReturnType<typeof memoriesOf> {
  readonly typed: TypedMemory;
}

interface Around {
  readonly flow: Flow;
  readonly chosen: Chosen;
  readonly memories: Memories;
  readonly url: BrowserPorts['url'];
  readonly entryPrefix: string;
}

/** Connects a flow that has started to what the browser remembers beside it, and to the address bar. */
export const connectFlow = (actor: FlowActor, { flow, chosen, memories, url, entryPrefix }: Around): void => {
  const { report, reports, createKey, copy, identity, handed, contacts, typed } = memories;
  const { draft, isResumed } = chosen;
  const address = flowAddress(flow, entryPrefix);
  actor.on('record.created', ({ ref }) => report.keep(ref.claimRequestUuid));
  actor.on('record.created', createKey.forget);
  actor.on('page.answered', () => {
    if (actor.getSnapshot().context.extra?.isIdentityLost) identity.forget();
  });
  actor.on('record.created', handed.forget);
  actor.on('record.discarded', report.forget);
  actor.on('record.emptied', report.forget);
  rememberReport(actor, reports);
  actor.on('record.finalised', () => {
    const { record, stored } = actor.getSnapshot().context;
    contacts.keep(record.reporter);
    memories.keepSent({
      claimNumber: stored.result?.claimsData[0]?.claimNumber,
      incidentDate: record.incidentDate,
    });
  });
  if (draft && !draft.result) report.keep(draft.ref.claimRequestUuid);
  rememberTyped(actor, typed);
  copyDraft(actor, copy, draft);
  if (isResumed) url.replace(address.pathOf(actor.getSnapshot().value.page));
  connectAddressBar(pagePort(actor), url, address);
};

const pagePort = (actor: FlowActor) => ({
  page: () => actor.getSnapshot().value.page,
  open: (page: string) => actor.send({ type: 'OPEN', page }),
  subscribe: (listener: () => void) => {
    const { unsubscribe } = actor.subscribe(listener);
    return unsubscribe;
  },
});
