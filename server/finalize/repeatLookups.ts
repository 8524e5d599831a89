import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { claimFoundByNumber } from '../../machines/claim/derived/claimFound.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import { factsIn } from '../../machines/claim/facts.ts';
import { lookupFields } from '../../machines/claim/fields/lookupAnswers.ts';
import { lookups, type LookupAnswer, type LookupName } from '../../machines/claim/lookups.ts';
import { vehicleKeyOf } from '../../machines/claim/subject.ts';
import { withAnswers } from '../../machines/flow/answers.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import type { Page } from '../../machines/flow/page.ts';
import { answersTo } from '../../machines/flow/question.ts';
import { holds } from '../../machines/flow/rule.ts';
import { walk } from '../../machines/flow/walk.ts';
import { findAccount } from '../lookups/bankAccount.ts';
import { findDuplicates, findRegistered, maskedClaimNumber } from '../lookups/duplicates.ts';
import { coversCare } from '../lookups/ocrAllowed.ts';
import { foundPolicy } from '../lookups/searchPolicy.ts';
import type { Service } from '../service.ts';
import { findPolicyOf, findPolicyToTell, findVehicleOf, mayInspectAlone } from '../systems/findPolicyOf.ts';
import { foundVehicle } from '../vehicles/foundVehicle.ts';

interface Sources extends Pick<Service, 'db' | 'systems' | 'codelists'> {
  /** The birth number of the client, where it is proved. */
  readonly owner?: string | undefined;
}

export interface LookedClaim {
  /** The claim with our own answers. */
  readonly claim: ClaimDetail;
  /** Names of the fields that we answered. */
  readonly looked: ReadonlySet<string>;
}

/** What a lookup answers for a claim. */
export type AskLookup = (call: LookupName, claim: ClaimDetail) => Promise<LookupAnswer>;

/** The lookups of a flow as our own registers answer them. */
export const askOurs =
  (sources: Sources, { claimType }: Pick<Flow, 'claimType'>): AskLookup =>
  (call, claim) =>
    ask[call]({ ...sources, claimType }, claim);

/**
 * The claim walked again page by page, as the reporter did: from each page its own answers, those that settle themselves
 * included, and every lookup made again. What the claim brought along as answers of lookups is dropped.
 */
export async function repeatLookups(lookUp: AskLookup, flow: Flow, sent: ClaimDetail): Promise<LookedClaim> {
  let claim = withoutLookups(flow, sent);
  const looked = new Set<string>();
  const seen = new Set<Page>();
  for (let page = nextPage(); page; page = nextPage()) {
    seen.add(page);
    // What it holds is answered once more.
    claim = withAnswers(claim, page, claim);
    for (const { call, when } of page.lookups) {
      if (!holds(when, factsIn(claim))) continue;
      const answer = await lookUp(call, claim);
      claim = { ...claim, ...answer };
      for (const name of Object.keys(answer)) looked.add(name);
    }
  }
  return { claim, looked };

  // An answer may lead to pages that ask more.
  function nextPage(): Page | undefined {
    return walk(flow, claim).find((page) => !seen.has(page));
  }
}

// A field some page asks the reporter for is an answer there, not a lookup's.
function withoutLookups({ pages }: Flow, sent: ClaimDetail): ClaimDetail {
  const asked = pages.flatMap(({ questions }) => questions.filter(({ isTold }) => !isTold));
  const typed = new Set(asked.flatMap(answersTo).map(({ name }) => name));
  const looked = Object.keys(lookupFields).filter((name) => !typed.has(name));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !looked.includes(name)));
}

interface Asked extends Sources {
  readonly claimType: ClaimType;
}

const ask: Readonly<Record<LookupName, (sources: Asked, claim: ClaimDetail) => Promise<LookupAnswer>>> = {
  searchDamaged: async ({ systems, codelists }, claim) => {
    // As it was told before: the report may be read back, and a register tells nobody a VIN or a plate.
    return foundVehicle(codelists, await findVehicleOf(systems, claim), vehicleKeyOf(claim));
  },
  searchPolicy: async ({ systems }, claim) => {
    const policy = await findPolicyToTell(systems, claim);
    return policy ? foundPolicy(policy, claim) : (lookups.searchPolicy.none ?? {});
  },
  selfInspection: async ({ systems }, claim) => ({
    selfInspectionAuthorized: await mayInspectAlone(systems, claim),
  }),
  ocrAllowed: async ({ systems }, claim) => ({
    ocrAllowed: coversCare(await findPolicyOf(systems, claim), claim.incidentDate),
  }),
  bankAccount: ({ systems, owner }, claim) => findAccount({ systems, owner }, claim),
  findDuplicate: async (sources, claim) => {
    const { claimNumber, incidentDate } = claim;
    const found = claimNumber
      ? await findRegistered(sources.db, sources.claimType, claimNumber)
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
