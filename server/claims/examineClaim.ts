import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { Origin } from '../../machines/claim/enums.ts';
import { applyDependents } from '../../machines/claim/dependents.ts';
import { riskFlowOf } from '../../machines/claim/riskFlow.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import type { Service } from '../service.ts';
import type { Db } from '../store/tables.ts';
import { knownShop } from '../vehicles/knownShop.ts';
import { checkWalk } from './checkWalk.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import { detailOf } from './detailOf.ts';
import { lookAgain } from './lookAgain.ts';

export interface ExaminedClaim {
  readonly claim: ClaimDetail;
  readonly decision: Decision;
}

/**
 * Goes through a stored report as if nothing it says about itself were true: lookups asked again, the repair shop
 * read from our register, what is derived derived anew, walked pages checked, other answers dropped.
 *
 * @throws Failure 245000501 without such a flow, 245000030 for an answer that is missing or wrong, 245000000 with
 * status 503 when a system behind is away
 */
export async function examineClaim(
  service: Pick<Service, 'db' | 'systems' | 'codelists' | 'flows' | 'configuration'>,
  row: StoredClaimRow,
): Promise<ExaminedClaim> {
  const flow = service.flows.find(
    (one) => one.claimType === row.claim_type && one.flowType === row.flow_type,
  );
  if (flow === undefined) throw new Failure('245000501');
  const { claim, looked } = await lookAgain(service, flow, await withKnownShop(service.db, own(row)));
  const standing = applyDependents(claim, claim, service.configuration).claim;
  const walked = checkWalk(flow, { claim: standing, looked });
  return { claim: walked.claim, decision: await decide(service, walked) };
}

// Where the reporter comes from and who they are, the service decided when the report was created.
function own(row: StoredClaimRow): ClaimDetail {
  const { referer: _, clientIdentificationState, ...detail } = detailOf(row);
  const origin = Origin.safeParse(row.referer);
  return {
    ...detail,
    ...(clientIdentificationState && { clientIdentificationState: 'UNIDENTIFIED' }),
    ...(detail.eventKinds && { riskFlow: riskFlowOf(detail.eventKinds) }),
    ...(origin.success && { referer: origin.data }),
  };
}

// A shop of an id we do not know is asked for again: only our register says whom we pay directly.
async function withKnownShop(db: Db, { repairShop, ...claim }: ClaimDetail): Promise<ClaimDetail> {
  const named = Claim.shape.repairShop.safeParse(repairShop);
  const shop = named.success ? await knownShop(db, named.data) : repairShop;
  return shop ? { ...claim, repairShop: shop } : claim;
}
