import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { checkDraft } from '../../machines/claim/draft.ts';
import type { Flow } from '../../machines/flow/defineFlow.ts';
import { facts, readFact, readFacts, type FactName } from '../../machines/flow/facts.ts';
import { combinations } from './combinations.ts';
import { pathsReadBy } from './notedPaths.ts';
import { factsReadIn } from './reads.ts';
import { withValue } from './repair.ts';
import { foundBy } from './samples.ts';

/** What follows from another answer is not given with the link, where that answer is asked. */
const derivedFrom: { readonly [K in FactName]?: string } = { riskFlow: 'eventKinds', flowType: 'flowType' };

/**
 * Takes a flow; gives the claims it may begin with: every combination of the facts that its rules read, no page asks for and no
 * lookup finds: what the link or the origin says.
 */
export const beginnings = (flow: Flow): readonly ClaimDetail[] => {
  const asked = new Set(flow.pages.flatMap((page) => Object.keys(page.answers.shape)));
  const found = flow.pages.flatMap(({ lookups }) => lookups.flatMap(({ call }) => foundBy[call]));
  for (const answer of found) for (const name of Object.keys(answer)) asked.add(name);
  asked.add('flowType');
  const outside = [...factsReadIn(flow)].filter(
    (fact) =>
      !asked.has(derivedFrom[fact] ?? '') && !pathsReadBy(fact).some(([name = '']) => asked.has(name)),
  );
  return combinations(
    outside.map((fact) => [undefined, ...facts[fact].values].map((value) => ({ fact, value }))),
  ).map((given) => given.reduce<ClaimDetail>((claim, { fact, value }) => withFact(claim, fact, value), {}));
};

const withFact = (claim: ClaimDetail, fact: FactName, value: string | boolean | undefined): ClaimDetail => {
  if (value === undefined) return claim;
  const given = pathsReadBy(fact)
    .flatMap((path) => [withValue(claim, path, value), withValue(claim, path.slice(0, 1), [value])])
    .map((detail) => checkDraft(detail))
    .find((checked) => checked.ok && readFact(readFacts(checked.value), fact) === value);
  if (!given?.ok) throw new Error(`No claim makes the fact ${fact} ${value}.`);
  return given.value;
};
