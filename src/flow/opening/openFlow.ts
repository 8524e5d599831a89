import { flowConfiguration } from './flowConfiguration.ts';
import type { Beginning, Leaving } from '#machines/application/context.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { withIdentity, withReporter } from '#src/drafts/identify/identityMemory.ts';
import type { Client } from '#src/service/client.ts';
import { provideFlow } from '#src/service/provideFlow.ts';
import { provideUploads } from '#src/service/provideUploads.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import { chooseReport } from './chooseReport.ts';
import { connectFlow, memoriesOf } from './connectFlow.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { copyDocuments } from '#src/flow/memory/draftCopy.ts';
import { takeEarlyTyped } from '#src/flow/memory/earlyTyped.ts';
import { contactOf, handoverMemory } from '#src/flow/memory/handover.ts';
import { typedMemory } from '#src/flow/memory/typedMemory.ts';
import { narrowed } from './narrowed.ts';
import type { ConnectableSession } from '#src/flow/openedFlow.ts';
import { rememberedReport } from './rememberedReport.ts';

interface Options {
  readonly client: Client;
  readonly ports: BrowserPorts;
  readonly configuration: Configuration;
  /** What is known by who reports, and from where. */
  readonly known?: ClaimDetail | undefined;
  /** What the address tells of a new report. */
  readonly linked?: ClaimDetail | undefined;
}

/**
 * A flow as it begins in this browser: with the claim it works on, on the page the address asks for; or the address to leave for,
 * where its claim opens elsewhere.
 *
 * @throws Failure NOT_FOUND_PAGE where the flow has no such page, 245000501 for a new report of a line that is switched off
 */
export const openFlow = async (
  asServed: Flow,
  { client, ports, configuration, known = {}, linked = {} }: Options,
): Promise<Beginning<ConnectableSession> | Leaving> => {
  const { url, session } = ports;
  const { entryPrefix } = configuration;
  const address = flowAddress(asServed, entryPrefix);
  const asked = address.pageOf(url.path());
  const isOffered = configuration.productLines.includes(asServed.claimType);
  if (asked === undefined) throw new Failure(isOffered ? 'NOT_FOUND_PAGE' : '245000501');
  const memory = memoriesOf(asServed, ports);
  const around = { client, ports, entryPrefix, memory: memory.report, copy: memory.copy };
  const remembered = await rememberedReport(asServed, around);
  if ('leavesFor' in remembered) return remembered;
  const identity = memory.identity.read();
  const claim = { ...known, ...remembered.draft?.detail };
  // Who came from somewhere is known from there.
  const reporting = { claim, configuration, identity: known.reporter ? undefined : identity };
  const flow = await narrowed(asServed, reporting);
  // Only a link that says so begins a report that follows from another.
  const isHanded = flow.flowType !== 'DRAFT' || ports.query().has('consequent');
  const handed = isHanded ? memory.handed.read() : undefined;
  const brought = { linked, handed, remembered: remembered.draft };
  const chosen = chooseReport({ flow, page: asked, isReturn: url.isReturn(), ...brought });
  const { draft, page, isResumed } = chosen;
  // Whoever has begun before a line was switched off may finish.
  if (!draft && !isOffered) throw new Failure('245000501');
  const typed = typedMemory(session, flow.code, draft?.ref.claimRequestUuid);
  const early = takeEarlyTyped(session, url.path());
  if (early) typed.keep(asked, early);
  const contact = contactOf(flow, isHanded ? memory.contacts.read() : undefined);
  return {
    machine: provideFlow(flow, client, memory.createKey),
    input: {
      configuration: flowConfiguration(configuration),
      // A report that has left the lane of an event does not come back into it.
      prefill: {
        ...known,
        ...(draft && linked.lane ? {} : linked),
        ...handed,
        ...(draft ? contact : withReporter(contact, identity)),
      },
      isResumed,
      ...(draft && { draft: { ...draft, detail: withIdentity(draft.detail, identity) } }),
      ...(page !== undefined && { page }),
    },
    files: { machine: provideUploads(client), documents: draft?.documents ?? [] },
    session: {
      flow,
      typed,
      startAnew: () => {
        memory.report.forget();
        location.assign(address.pathOf(flow.start) + withoutTie(location.search));
      },
      handOver: (to, handing) => handoverMemory(session, to).keep(handing),
      connectFiles: (uploads) => copyDocuments(uploads, memory.copy),
      connect: (actor) =>
        connectFlow(actor, { flow, chosen, memories: { ...memory, typed }, url, entryPrefix }),
    },
  };
};

/** Another report begun anew follows from nothing. */
const withoutTie = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ['consequent', 'baseClaimId']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
};
