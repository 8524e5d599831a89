import { situationOf } from '#machines/flow/situation.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { checkDraft } from '#machines/claim/draft.ts';
import { migrated } from '#machines/claim/stored/migrations.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { StoredClaimRow } from './getOwnClaim.ts';

type Kind = Pick<StoredClaimRow, 'claim_type' | 'flow_type'>;

type Row = Kind & Pick<StoredClaimRow, 'detail' | 'schema_version'>;

/**
 * The answers of a report as they are stored, in the format of this version.
 *
 * @throws Failure NEWER_DRAFT for one that a newer version stored
 */
export function answersIn({ detail, claim_type, schema_version }: Row): Readonly<Record<string, unknown>> {
  const stored = migrated(detail, claim_type, schema_version);
  if (stored === undefined) throw new Failure('NEWER_DRAFT');
  return stored;
}

/**
 * The stored detail of a report, typed. Its row decides the claim type and flow type, whatever the detail says.
 *
 * @throws Failure 245000030 when what an older version stored no longer fits, NEWER_DRAFT for one that a newer version stored
 */
export function detailOf(claim: Row): ClaimDetail {
  const checked = checkDraft(answersIn(claim));
  if (!checked.ok) throw new Failure('245000030', { params: { name: checked.issues[0]?.name ?? '' } });
  return { ...checked.value, claimType: claim.claim_type, flowType: claim.flow_type };
}

/** The same, undefined for one that cannot be read. */
export function findDetailOf(claim: Row): ClaimDetail | undefined {
  try {
    return detailOf(claim);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The page on which a report goes on: the furthest. Undefined where its flow is not served, or cannot read it. */
export function findPageOf(flows: readonly Flow[], claim: Row): string | undefined {
  const flow = findFlow(flows, claim);
  const detail = flow && findDetailOf(claim);
  return detail && situationOf(flow, detail).firstIncomplete.code;
}

/** The flow of a report, undefined where no such flow is served. */
export const findFlow = (flows: readonly Flow[], { claim_type, flow_type }: Kind): Flow | undefined =>
  flows.find((flow) => flow.claimType === claim_type && flow.flowType === flow_type);
