import type { ClaimRef } from '../../machines/actors/claimRef.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import type { Draft } from '../../machines/flow/machine/context.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Client } from './client.ts';

/** A report as the service has it. Rejects with a Failure, ACTIVE_REPORT_NOT_FOUND for one that is discarded. */
export const loadDraft = async (client: Client, claimRef: ClaimRef): Promise<Draft> => {
  const stored = await client.call(calls.readClaim, { params: claimRef });
  if (stored.state === 'DISCARDED') throw new Failure('ACTIVE_REPORT_NOT_FOUND');
  const detail = checkDraft(stored.detail);
  if (!detail.ok) throw new Failure('GCL-FE-0000');
  return {
    claimRequestUuid: stored.claimRequestUuid,
    version: stored.version,
    detail: detail.value,
    documents: stored.documents,
    ...(stored.result && { result: stored.result }),
  };
};
