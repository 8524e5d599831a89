import type { ClaimAddress } from '../actors/claimAddress.ts';
import { port } from '../actors/port.ts';
import type { ClaimDetail } from '../claim/claim.ts';
import type { ClaimType, FlowType, Origin } from '../claim/enums.ts';
import type { Draft } from './flowTypes.ts';
import type { LookupAnswer, LookupName } from './lookups.ts';

export interface CreateInput {
  readonly claimType: ClaimType;
  readonly flowType: FlowType;
  readonly referer: Origin | undefined;
}

export interface LookUpInput extends ClaimAddress {
  readonly call: LookupName;
  readonly claim: ClaimDetail;
}

/** Calls of the flow that are one question and one answer; each rejects with a Failure. */
export const flowPorts = {
  createClaim: port<Pick<Draft, 'claimRequestUuid' | 'version'>, CreateInput>('createClaim'),
  loadDraft: port<Draft, ClaimAddress>('loadDraft'),
  lookUp: port<LookupAnswer, LookUpInput>('lookUp'),
};
