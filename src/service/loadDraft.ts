import type { ClaimAddress } from '../../machines/actors/claimAddress.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import type { Draft } from '../../machines/flow/flowTypes.ts';
import { calls } from '../../machines/service/calls.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { Client } from './client.ts';

/** Takes the client and the address of a report; gives it as the service has it. Rejects with a Failure: ACTIVE_REPORT_NOT_FOUND for a discarded one. */
export const loadDraft = async (client: Client, address: ClaimAddress): Promise<Draft> => {
  const stored = await client.call(calls.readClaim, { params: address });
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
