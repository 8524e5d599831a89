import type { Leaving } from '#machines/application/context.ts';
import { isUnanswered, toFailure } from '#machines/calls/outcome.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import { begunMemory } from '#src/drafts/begunMemory.ts';
import type { DraftMemory } from '#src/drafts/draftMemory.ts';
import { askForDraft, authorisationAddress, draftsAddress } from '#src/drafts/draftsRoute.ts';
import type { Client } from '#src/service/client.ts';
import { draftOf, loadDraft } from '#src/service/loadDraft.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';
import type { DraftCopy } from '#src/flow/memory/draftCopy.ts';

interface Around {
  readonly client: Client;
  readonly ports: BrowserPorts;
  readonly memory: DraftMemory;
  readonly copy: DraftCopy;
  readonly entryPrefix: string;
}

/** The report that this browser remembers, if any, or the address at which it can be opened. */
export type Remembered = { readonly draft: Draft | undefined } | Leaving;

/**
 * The report of a flow that this browser remembers. One that is gone is a reason to begin a new one; an unavailable service is not:
 * what this tab knows of it opens, or it rejects. A report whose session has expired is opened again from the list of drafts, one
 * whose session this browser has lost by a number.
 */
export const rememberedReport = async (flow: Flow, around: Around): Promise<Remembered> => {
  const begun = await around.ports.begun();
  if (begun) return { draft: draftOf(flow, begun) };
  const claimRequestUuid = around.memory.read();
  if (claimRequestUuid === undefined) return { draft: undefined };
  try {
    return { draft: await loadDraft(around.client, flow, { service: flow.service, claimRequestUuid }) };
  } catch (error) {
    const copied = isUnanswered(toFailure(error)) ? around.copy.read(claimRequestUuid) : undefined;
    if (copied) return { draft: copied };
    if (!(error instanceof Failure) || ![401, 403, 404].includes(error.status)) throw error;
    return error.status === 404 ? forget(claimRequestUuid, around) : reopen(claimRequestUuid, error, around);
  }
};

const forget = (claimRequestUuid: string, { memory, ports }: Around): Remembered => {
  memory.forget();
  begunMemory(ports.local).forget(claimRequestUuid);
  return { draft: undefined };
};

const reopen = (claimRequestUuid: string, failure: Failure, { ports, entryPrefix }: Around): Leaving => {
  const path = ports.url.path();
  askForDraft(ports.session, claimRequestUuid);
  return {
    leavesFor: hasExpired(failure)
      ? draftsAddress({ entryPrefix }, path)
      : authorisationAddress({ entryPrefix }, path),
  };
};

const hasExpired = ({ code }: Failure) => code === '245000009' || code === '245000013';
