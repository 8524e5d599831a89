import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { factsRead, rulesOf } from '#machines/analysis/rulesOf.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import type { AnySubject } from '#machines/analysis/catalogue.ts';
import { lookupOf } from '#machines/subject/subject.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { pageAsking } from '#src/inspect/fields/askedOf.ts';

/**
 * The facts that decide the way through a flow: first those that decide which pages are entered, then those of lookups and
 * dialogs.
 */
export const askedFacts = (flow: AnyFlow): readonly string[] => {
  const { entering, leaving } = rulesOf(flow);
  return factsRead([...entering, ...leaving]);
};

/**
 * The facts of a flow that do not decide the way but what is asked, what is offered and which documents are wanted. What the flow
 * never learns is left out.
 */
export const otherFacts = (flow: AnyFlow): readonly string[] => {
  const asked = askedFacts(flow);
  const { asking, documents } = rulesOf(flow);
  return factsRead([...asking, ...documents]).filter(
    (name) => !asked.includes(name) && flow.subject.readsOf(name).some((path) => isLearned(flow, path)),
  );
};

/** An answer that a flow asks for or looks up. */
const isLearned = (flow: AnyFlow, path: string): boolean => {
  const told: readonly string[] = flow.pages.flatMap((page) =>
    page.lookups.flatMap(({ call }) => lookupOf(flow.subject, call).tells),
  );
  return told.includes(path) || pageAsking(flow, path) !== undefined;
};

/**
 * The facts that the query of an address sets, among those that rules of a flow read. Anything that is no value of a fact is left
 * out.
 */
export const factsInQuery = (query: URLSearchParams, flow: AnyFlow): Facts =>
  finiteFacts(
    flow.subject,
    Object.fromEntries(
      factsRead(Object.values(rulesOf(flow)).flat())
        .filter((name) => query.has(name))
        .map((name) => [name, query.getAll(name).map((written) => valueOf(flow.subject, name, written))]),
    ),
  );

/** The query that sets facts; an answer that takes several values is set several times. */
export const queryOf = (known: Facts): URLSearchParams =>
  new URLSearchParams(
    Object.entries(known).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)])),
  );

/** The value of a fact as it is written, undefined where the fact cannot have it. */
export const valueOf = (
  subject: AnySubject,
  name: string,
  written: string | null,
): string | boolean | undefined => valuesOf(subject, name).find((value) => String(value) === written);
