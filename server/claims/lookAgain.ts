import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { claimFoundByNumber } from '../../machines/claim/claimFound.ts';
import { lookupFields } from '../../machines/claim/lookupAnswers.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { readFacts } from '../../machines/flow/facts.ts';
import {
  notFoundAnswers,
  type LookupAnswer,
  type LookupName,
  type LookupUse,
} from '../../machines/flow/lookups.ts';
import { evaluate } from '../../machines/flow/rule.ts';
import { walk } from '../../machines/flow/walk.ts';
import type { Service } from '../service.ts';
import { foundVehicle } from '../vehicles/foundVehicle.ts';
import { maskedAccount } from './bankAccount.ts';
import { findDuplicates, findRegistered, maskedClaimNumber } from './duplicates.ts';
import { coversCare } from './ocrAllowed.ts';
import { foundPolicy } from './searchPolicy.ts';
import { findPolicyOf, findVehicleOf, insuredBy } from './subjectOf.ts';

type Sources = Pick<Service, 'db' | 'systems' | 'codelists'>;

export interface LookedClaim {
  /** The claim with our own answers. */
  readonly claim: ClaimDetail;
  /** Names of the fields we answered. */
  readonly looked: ReadonlySet<string>;
}

/**
 * Forgets every lookup answer a claim brought along and asks again what the walked pages ask, in their order:
 * an answer may lead to pages that ask more.
 */
export async function lookAgain(sources: Sources, flow: Flow, sent: ClaimDetail): Promise<LookedClaim> {
  let claim = withoutLookups(flow, sent);
  const looked = new Set<string>();
  const asked = new Set<LookupUse>();
  for (let use = nextLookup(flow, claim, asked); use; use = nextLookup(flow, claim, asked)) {
    asked.add(use);
    const answer = await ask[use.call](sources, claim);
    claim = { ...claim, ...answer };
    for (const name of Object.keys(answer)) looked.add(name);
  }
  return { claim, looked };
}

// Two pages may make the same call: the later one asks about what is told there.
const nextLookup = (flow: Flow, claim: ClaimDetail, asked: ReadonlySet<LookupUse>): LookupUse | undefined =>
  walk(flow, claim)
    .flatMap((page) => page.lookups)
    .find((use) => !asked.has(use) && (!use.when || evaluate(use.when, readFacts(claim)).ok));

// A field some page asks the reporter for is an answer there, not a lookup's.
function withoutLookups(flow: Flow, sent: ClaimDetail): ClaimDetail {
  const typed = new Set(flow.pages.flatMap((page) => Object.keys(page.answers.shape)));
  const looked = Object.keys(lookupFields).filter((name) => !typed.has(name));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !looked.includes(name)));
}

const ask: Readonly<Record<LookupName, (sources: Sources, claim: ClaimDetail) => Promise<LookupAnswer>>> = {
  searchDamaged: async ({ systems, codelists }, claim) => {
    const vehicle = await findVehicleOf(systems, claim);
    const { vin } = vehicle ?? {};
    return { ...foundVehicle(codelists, vehicle), ...(vin && { vin }) };
  },
  searchPolicy: async ({ systems }, claim) => {
    const policy = await findPolicyOf(systems, claim);
    return policy ? foundPolicy(policy, insuredBy(claim)) : (notFoundAnswers.searchPolicy ?? {});
  },
  selfInspection: async ({ systems }, claim) => ({
    selfInspectionAuthorized: (await findVehicleOf(systems, claim))?.selfInspectionAuthorized ?? false,
  }),
  ocrAllowed: async ({ systems }, claim) => ({
    ocrAllowed: coversCare(await findPolicyOf(systems, claim), claim.incidentDate),
  }),
  bankAccount: async ({ systems }, claim) => {
    const policy = await findPolicyOf(systems, claim);
    const holder = policy && (await systems.findPerson(policy.policyholderId));
    if (holder?.bankContact === undefined) return { policyAccount: false };
    return { policyAccount: true, maskedAccount: maskedAccount(holder.bankContact) };
  },
  findDuplicate: async (sources, claim) => {
    const { claimNumber, incidentDate } = claim;
    const found = claimNumber
      ? await findRegistered(sources.db, claimNumber)
      : (await findDuplicates(sources, claim))[0];
    const named = claimFoundByNumber(claim, found?.claim_number);
    if (found === undefined) return { ...named, incidentDateDoesntMatch: false };
    return {
      ...named,
      claimId: claimNumber ?? maskedClaimNumber(found.claim_number),
      incidentDateDoesntMatch: found.incident_date !== incidentDate,
    };
  },
};
