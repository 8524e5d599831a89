import { Claim, type ClaimDetail } from '../../machines/claim/claim.ts';
import { applyDependents, type DependentsConfiguration } from '../../machines/claim/dependents.ts';
import { riskFlowOf } from '../../machines/claim/derived/riskFlow.ts';
import { Origin } from '../../machines/claim/enums.ts';
import { unlistedShop, type RepairShop } from '../../machines/claim/fields/inspection.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { withoutIrrelevant, withoutUnasked } from '../../machines/flow/relevance.ts';
import { Failure } from '../../machines/service/failures.ts';
import type { StoredClaimRow } from '../auth/getOwnClaim.ts';
import { ownerIn } from '../auth/ownerIn.ts';
import { identifiedAs } from '../auth/identifiedAs.ts';
import { detailOf, findFlow } from '../claims/storedClaim.ts';
import { identificationOf } from '../identification/identity.ts';
import type { Service } from '../service.ts';
import type { Db, Queries } from '../store/tables.ts';
import { checkWalk } from './checkWalk.ts';
import { decide } from './decide.ts';
import type { Decision, Flag } from './decision.ts';
import { tiedTo } from './findBaseClaim.ts';
import { askOurs, repeatLookups, type AskLookup } from './repeatLookups.ts';

export interface ExaminedClaim {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
  readonly decision: Decision;
}

/** A claim that the service refuses, as it stands with our own lookups; what is missing is asked from there. */
export class RefusedClaim extends Failure {
  readonly standing: ClaimDetail;

  constructor({ code, status, params }: Failure, standing: ClaimDetail) {
    super(code, { status, params });
    this.standing = standing;
  }
}

/**
 * Examines a stored report as if nothing in it were true: lookups are made again, the repair shop is read from our register, what
 * is derived is derived again, answers of pages not walked are dropped and the others checked.
 *
 * @throws Failure 245000501 without such a flow, RefusedClaim for an answer that is missing or wrong, 245000000 with status 503
 *   when a system behind is away
 */
export async function examineClaim(
  service: Pick<Service, 'db' | 'systems' | 'codelists' | 'flows' | 'configuration'>,
  row: StoredClaimRow,
): Promise<ExaminedClaim> {
  const flow = findFlow(service.flows, row);
  if (flow === undefined) throw new Failure('245000501');
  const sent = await withKnownShop(service.db, await own(service.db, row));
  const owner = ownerIn(row, sent, 'bankData', service.configuration);
  const { claim, flags } = await examineAnswers(askOurs({ ...service, owner }, flow), {
    flow,
    sent,
    ...service,
  });
  const decision = await decide(service, claim, flags);
  return { flow, claim: tiedTo(decision.baseClaim, claim), decision };
}

interface SentAnswers {
  readonly flow: Flow;
  readonly sent: ClaimDetail;
  readonly configuration: DependentsConfiguration;
}

/**
 * The answers of a sent claim with everything looked up again, checked on the pages they lead through.
 *
 * @throws RefusedClaim for the first answer that is missing or wrong
 */
export async function examineAnswers(
  lookUp: AskLookup,
  { flow, sent, configuration }: SentAnswers,
): Promise<{ readonly claim: ClaimDetail; readonly flags: readonly Flag[] }> {
  const { claim: walked, looked } = await repeatLookups(lookUp, flow, sent);
  const standing = applyDependents(walked, walked, configuration).claim;
  const claim = withoutUnasked(flow, standing, looked);
  try {
    return { claim, flags: checkWalk(flow, claim) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new RefusedClaim(error, withoutIrrelevant(flow, standing).claim);
  }
}

// Where the reporter comes from and who they are, the service decided when the report was created.
async function own(db: Queries, row: StoredClaimRow): Promise<ClaimDetail> {
  const told = detailOf(row);
  const { referer: _, clientIdentificationState: __, ...stored } = told;
  const identification = row.identity
    ? identifiedAs(row.identity, told)
    : await identificationOf(db, row.session_id, told);
  // A report that begins a claim has no number yet: one that it holds asks about the claim of somebody else.
  const detail = row.flow_type === 'DRAFT' ? { ...stored, claimNumber: undefined } : stored;
  const origin = Origin.safeParse(row.referer);
  return {
    ...detail,
    ...(identification && { clientIdentificationState: identification }),
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

/**
 * A repair shop as our register has it, undefined for an id we do not know: whether a shop is our partner or comes to the vehicle
 * is not taken from a report. A shop that is not listed stays as it was named.
 */
export async function knownShop(db: Queries, shop: RepairShop): Promise<RepairShop | undefined> {
  const named = { ...shop, contractual: false, atHome: false };
  if (shop.id === unlistedShop) return named;
  const row = await db.selectFrom('repair_shop').select('data').where('id', '=', shop.id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, street, city, contractual, mobileTechnician } = row.data;
  return {
    id: shop.id,
    name: `${name}, ${street}, ${city}`,
    contractual,
    atHome: shop.atHome && mobileTechnician,
  };
}
