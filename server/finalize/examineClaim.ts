import { Claim, type ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import type { DependentsConfiguration } from '#machines/subject/subject.ts';
import { riskFlowOf } from '#machines/claim/derived/riskFlow.ts';
import { Origin } from '#machines/claim/enums.ts';
import { unlistedShop, type RepairShop } from '#machines/claim/fields/inspection.ts';
import { accepted } from '#machines/report/accepted.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { prune, pruneSent } from '#machines/flow/prune.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { StoredClaimRow } from '#server/reports/getOwnClaim.ts';
import { ownerIn } from '#server/reports/ownerIn.ts';
import { identifiedAs } from '#server/reports/identifiedAs.ts';
import { detailOf, findFlow } from '#server/reports/storedClaim.ts';
import { identificationOf } from '#server/sessions/provenContact.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import { forSending } from '#server/registers/standIns.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { checkWalk } from './checkWalk.ts';
import { assess } from './assess.ts';
import type { Assessment, Flag } from '#server/store/assessment.ts';
import { tiedTo } from './findBaseClaim.ts';
import type { OfferedTo } from '#server/switches/featureOf.ts';
import { askRegisters, repeatLookups, type AskLookup, type LookupSources } from './repeatLookups.ts';
import type { Configuration } from '#machines/service/configuration.ts';

/** What a report is examined by. */
export interface Examining extends Omit<LookupSources, 'owner' | 'isOffered'>, Store {
  readonly offeredTo: OfferedTo;
  readonly flows: readonly Flow[];
  /** Milliseconds that the registers may take for all questions of one report. */
  readonly registersTimeout: number;
  readonly configuration: Configuration;
}

/** A report that holds, with its flow and what the service found out by itself. */
export interface ExaminedClaim {
  readonly flow: Flow;
  readonly claim: ClaimDetail;
  readonly assessment: Assessment;
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
 * A register that is away never stops a notice of loss: the answers it gave this report within a day stand in for it, the walk is
 * the one the reporter saw, and the assessment says what is not verified.
 *
 * @throws Failure 245000501 without such a flow, RefusedClaim for an answer that is missing or wrong
 */
export async function examineClaim(service: Examining, row: StoredClaimRow): Promise<ExaminedClaim> {
  const flow = findFlow(service.flows, row);
  if (flow === undefined) throw new Failure('245000501');
  const sent = await withKnownShop(service.systems, accepted(flow, await own(service.db, row)));
  const owner = ownerIn(row, sent, 'bankData', service.configuration);
  const { db, now, systems, codelists, configuration } = service;
  const isOffered = service.offeredTo(row);
  const registers = forSending(systems, { db, now, uuid: row.uuid }, service.registersTimeout);
  try {
    const lookUp = askRegisters({ db, codelists, owner, isOffered, systems: registers.strict }, flow);
    const { claim, flags } = await examineAnswers(lookUp, { flow, sent, configuration });
    const assessment = await assess({ db, row, registers, isOffered }, claim, flags);
    return { flow, claim: tiedTo(assessment.baseClaim, claim), assessment };
  } finally {
    registers.end();
  }
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
  const { claim: walked, looked, unverified } = await repeatLookups(lookUp, flow, sent);
  const reconciled = applyDependents(walked, walked, configuration).claim;
  const claim = pruneSent(flow, reconciled, looked);
  try {
    const flags = checkWalk(flow, claim);
    // What only the browser says of a lookup has served the walk, and is registered of no claim.
    const verified = Object.entries(claim).filter(([name]) => !unverified.has(name));
    return { claim: Object.fromEntries(verified), flags };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new RefusedClaim(error, prune(flow, reconciled).record);
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
async function withKnownShop(systems: Systems, { repairShop, ...claim }: ClaimDetail): Promise<ClaimDetail> {
  const named = Claim.shape.repairShop.safeParse(repairShop);
  const shop = named.success ? await knownShop(systems, named.data) : repairShop;
  return shop ? { ...claim, repairShop: shop } : claim;
}

/**
 * A repair shop as the register has it, undefined for an id that it does not know: whether a shop is our partner or comes to the vehicle
 * is not taken from a report. A shop that is not listed stays as it was named, and so does every one while the register is away.
 */
export async function knownShop(systems: Systems, shop: RepairShop): Promise<RepairShop | undefined> {
  const named = { ...shop, contractual: false, atHome: false };
  if (shop.id === unlistedShop) return named;
  const shops = await unlessAway(() => systems.listRepairShops(), undefined);
  if (shops === undefined) return named;
  const known = shops.find(({ id }) => id === shop.id);
  if (known === undefined) return undefined;
  const { name, street, city, contractual, mobileTechnician } = known;
  return {
    id: shop.id,
    name: `${name}, ${street}, ${city}`,
    contractual,
    atHome: shop.atHome && mobileTechnician,
  };
}
