import { setDerived } from '#machines/claim/derived/derived.ts';
import { computed, factsIn, isComputed, type FactName } from '#machines/claim/facts.ts';
import type { Facts } from '#machines/subject/facts.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { claimFromFacts } from './claimFromFacts.ts';
import { namesIn } from './finiteFacts.ts';
import { factsRead, rulesOf } from './rulesOf.ts';

/**
 * The facts that follow from others, as they do in a claim, among all that rules of a flow read: the risk flow from the kinds of
 * event, a sport from what was done.
 */
export const derivedFacts = (flow: Flow, known: Facts): Facts => {
  const answers = namesIn(known).filter((name) => !isComputed(name));
  const told = claimFromFacts(Object.fromEntries(answers.map((name) => [name, known[name]])));
  const claim = structuredClone(told);
  setDerived(told, claim);
  const [was, is] = [factsIn(told), factsIn(claim)];
  const follows = (name: FactName) =>
    isComputed(name)
      ? computed[name].reads.some((path) => valueAt(claim, path) !== undefined)
      : !isSameAnswer(was(name), is(name));
  return Object.fromEntries(
    factsRead(Object.values(rulesOf(flow)).flat())
      .filter((name) => is(name) !== undefined && follows(name))
      .map((name) => [name, is(name)]),
  );
};
