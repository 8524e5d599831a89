import { situationOf } from '#machines/flow/situation.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { claimFoundByNumber } from '#machines/claim/derived/claimFound.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { lookupFields } from '#machines/claim/fields/lookupAnswers.ts';
import { lookups, type LookupAnswer, type LookupName } from '#machines/claim/lookups.ts';
import type { IsOffered } from '#machines/service/switches/feature.ts';
import { vehicleKeyOf } from '#machines/claim/subject.ts';
import { withAnswers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { answersTo } from '#machines/flow/question.ts';
import { holds } from '#machines/subject/rule.ts';
import { findAccount } from '#server/lookups/bankAccount.ts';
import { findDuplicates, findRegistered, maskedClaimNumber } from '#server/lookups/duplicates.ts';
import { unlessAway } from '#server/registers/asking.ts';
import { coversCare } from '#server/lookups/ocrAllowed.ts';
import { foundPolicy } from '#server/lookups/searchPolicy.ts';
import {
  findPolicyOf,
  findPolicyToTell,
  findVehicleOf,
  mayInspectAlone,
} from '#server/registers/findPolicyOf.ts';
import { foundVehicle } from '#server/vehicles/foundVehicle.ts';
import type { Db } from '#server/store/tables.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Codelists } from '#server/codelists/codelists.ts';

/** What lookups are answered from. */
export interface LookupSources {
  readonly db: Db;
  readonly systems: Systems;
  readonly codelists: Codelists;
  /** What the service decides by itself, and an operator may have kept from this report. */
  readonly isOffered: IsOffered;
  /** The birth number of the client, where it is proved. */
  readonly owner?: string | undefined;
}

export interface LookedClaim {
  /** The claim with our own answers. */
  readonly claim: ClaimDetail;
  /** Names of the fields that we answered. */
  readonly looked: ReadonlySet<string>;
  /** Names of those that nobody can answer now, and that stand as they were sent so that the walk is that of the reporter. */
  readonly unverified: ReadonlySet<string>;
}

/** What a lookup answers for a claim; undefined where nobody can say now. */
export type AskLookup = (call: LookupName, claim: ClaimDetail) => Promise<LookupAnswer | undefined>;

/** The lookups of a flow as our registers answer them: the server-side fields. */
export const askRegisters =
  (sources: LookupSources, { claimType }: Pick<Flow, 'claimType'>): AskLookup =>
  (call, claim) =>
    unlessAway(() => ask[call]({ ...sources, claimType }, claim), undefined);

/**
 * The claim walked again page by page, as the reporter did: from each page its own answers, those that settle themselves
 * included, and every lookup made again. What the claim brought along as answers of lookups is dropped.
 */
export async function repeatLookups(lookUp: AskLookup, flow: Flow, sent: ClaimDetail): Promise<LookedClaim> {
  let claim = withoutLookups(flow, sent);
  const looked = new Set<string>();
  const unverified = new Set<string>();
  const seen = new Set<Page>();
  for (let page = nextPage(); page; page = nextPage()) {
    seen.add(page);
    // What it holds is answered once more.
    claim = withAnswers(claim, page, claim);
    for (const { call, when } of page.lookups) {
      if (!holds(when, factsIn(claim))) continue;
      const found = await lookUp(call, claim);
      const answer = found ?? sentOf(call);
      if (!found) for (const name of Object.keys(answer)) unverified.add(name);
      claim = { ...claim, ...answer };
      for (const name of Object.keys(answer)) looked.add(name);
    }
  }
  return { claim, looked, unverified };

  function sentOf(call: LookupName): LookupAnswer {
    const names: readonly string[] = [...lookups[call].tells, ...Object.keys(lookups[call].none ?? {})];
    return Object.fromEntries(
      Object.entries(sent).filter(([name]) => names.includes(name) && !(name in claim)),
    );
  }

  // An answer may lead to pages that ask more.
  function nextPage(): Page | undefined {
    return situationOf(flow, claim).walked.find((page) => !seen.has(page));
  }
}

// A field some page asks the reporter for is an answer there, not a lookup's.
function withoutLookups({ instances: pages }: Flow, sent: ClaimDetail): ClaimDetail {
  const asked = pages.flatMap(({ questions }) => questions.filter(({ isDisplayOnly }) => !isDisplayOnly));
  const typed = new Set(asked.flatMap(answersTo).map(({ name }) => name));
  const looked = Object.keys(lookupFields).filter((name) => !typed.has(name));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !looked.includes(name)));
}

interface Asked extends LookupSources {
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
  selfInspection: async (sources, claim) => ({
    selfInspectionAuthorized: await mayInspectAlone(sources, claim),
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
    const named = claimFoundByNumber(claim, found?.claimNumber);
    if (found === undefined) return { ...named, incidentDateDoesntMatch: false };
    return {
      ...named,
      claimId: claimNumber ?? maskedClaimNumber(found.claimNumber),
      incidentDateDoesntMatch: found.incidentDate !== incidentDate,
    };
  },
};
