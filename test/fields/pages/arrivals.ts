import { recordFromFacts } from '#machines/analysis/recordFromFacts.ts';
import { factsReaching } from '#machines/analysis/factsReaching.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { setDerived } from '#machines/claim/derived/derived.ts';
import { answeredOn, askedOn } from '#machines/flow/answers.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { flows } from '#machines/flows/index.ts';
import type { Flow, Page } from '#machines/report/claimFlow.ts';
import { inRows } from '#machines/subject/path.ts';
import { putAt, removeAt } from '#machines/subject/valueAt.ts';
import { shortJourneys } from '#test/browser/count/shortJourneys.ts';
import type { ShortAnswers } from '#test/browser/count/shortJourney.ts';
import { wholeClaimsOf } from './wholeClaims.ts';

/** A page as somebody comes to it for the first time. */
export interface Arrival {
  readonly flow: Flow;
  readonly page: Page;
  readonly claim: ClaimDetail;
}

/** The arrivals at every page of a flow, by the code of the page: one for each set of questions that it asks. */
const arrivalsOf = (flow: Flow): ReadonlyMap<string, readonly Arrival[]> => {
  const arrivals = new Map<string, Map<string, Arrival>>();
  const add = (page: Page, claim: ClaimDetail) => {
    const names = askedOn(page, withBeginnings(page, claim)).map(({ ask }) => inRows(ask, rowsOf(page)));
    arrivals.getOrInsertComputed(page.code, () => new Map()).set(names.join(' '), { flow, page, claim });
  };
  for (const claim of [...wholeClaimsOf(flow), ...journeysOf(flow)])
    for (const [page, before] of comingTo(flow, claim)) add(page, before);
  for (const page of flow.instances) {
    const isSeen = arrivals.has(page.code) || (page.row ?? 0) > 0;
    const facts = isSeen ? undefined : factsReaching(flow, page.code, {});
    if (!facts) continue;
    for (const [walked, before] of comingTo(flow, recordFromFacts(flow.subject, facts)))
      if (walked.code === page.code) add(page, before);
  }
  return new Map([...arrivals].map(([code, each]) => [code, [...each.values()]]));
};

/** Every page of every flow by its name, `car.DRAFT event`, and the arrivals at it. */
export const everyArrival = (): readonly (readonly [string, readonly Arrival[]])[] =>
  flows.flatMap((flow) => [...arrivalsOf(flow)].map(([code, all]) => [`${flow.code} ${code}`, all] as const));

/** The pages of a walk, each with what was answered before it. */
const comingTo = (flow: Flow, claim: ClaimDetail): readonly (readonly [Page, ClaimDetail])[] => {
  const { walked } = situationOf(flow, claim);
  const asked = walked.map((page) => answeredOn(page, claim));
  return walked.flatMap((page, at) => {
    if ((page.row ?? 0) > 0) return [];
    const told = new Set(asked.slice(0, at).flat());
    const before = structuredClone(claim);
    for (const path of asked.slice(at).flat()) if (!told.has(path)) removeAt(before, path);
    setDerived(before, before);
    return [[page, before] as const];
  });
};

/** The reports of this flow whose length is counted, each as a claim. */
const journeysOf = (flow: Flow): readonly ClaimDetail[] =>
  Object.values(shortJourneys).flatMap((journey) => {
    if (journey.flow !== flow.code) return [];
    const answers: ShortAnswers = journey.answers;
    const claim: ClaimDetail = { claimType: flow.claimType, flowType: flow.flowType };
    for (const [path, answer] of Object.entries(answers)) putAt(claim, path, answer);
    setDerived(claim, claim);
    return [claim];
  });
