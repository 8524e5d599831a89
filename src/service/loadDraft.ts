import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { schemaVersion } from '#machines/claim/stored/migrations.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { isDetailOf } from '#machines/flow/isDetailOf.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import { calls } from '#machines/service/calls.ts';
import type { EarlyReport } from '#machines/service/prerenderedPage.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Client } from './client.ts';

/** How often one that is being sent is read again before it is left for later, and the milliseconds between. */
const patience = { reads: 30, between: 1000 };

/**
 * A report as the service has it; one that is being sent once that is over, because nobody may go on with it meanwhile. Rejects with a
 * Failure: ACTIVE_REPORT_NOT_FOUND for one that is discarded, NEWER_DRAFT for one in a format that this page is too old for.
 */
export const loadDraft = async (client: Client, flow: Flow, claimRef: ClaimRef): Promise<Draft> => {
  const stored = await readSettled(client, claimRef);
  if (stored.schemaVersion > schemaVersion) throw new Failure('NEWER_DRAFT');
  if (stored.state === 'DISCARDED') throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  return {
    ...draftOf(flow, stored),
    documents: stored.documents,
    ...(stored.result && { result: stored.result }),
  };
};

/** The draft of what the service has stored. Throws Failure GCL-FE-0000 for answers that it should not have. */
export const draftOf = (flow: Flow, { claimRequestUuid, version, detail }: EarlyReport): Draft => {
  if (!isDetailOf(flow, detail)) throw new Failure('GCL-FE-0000');
  return { ref: { service: flow.service, claimRequestUuid }, version, detail, documents: [] };
};

const readSettled = async (client: Client, claimRef: ClaimRef) => {
  const read = () => client.call(calls.readClaim, { params: claimRef });
  let stored = await read();
  for (let reads = 1; stored.state === 'FINALIZING'; reads += 1) {
    if (reads >= patience.reads) throw new Failure('AJAX_TIMEOUT');
    await new Promise((resolve) => setTimeout(resolve, patience.between));
    stored = await read();
  }
  return stored;
};
