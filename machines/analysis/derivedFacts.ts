import type { Facts } from '#machines/subject/facts.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { setFollowing } from './catalogue.ts';
import { computedFact } from './factValues.ts';
import { namesIn } from './finiteFacts.ts';
import { recordFromFacts } from './recordFromFacts.ts';
import { factsRead, rulesOf } from './rulesOf.ts';

/**
 * The facts that follow from others, as they do in a record, among all that rules of a flow read: the risk flow from the kinds of
 * event, a sport from what was done.
 */
export const derivedFacts = (flow: AnyFlow, known: Facts): Facts => {
  const { subject } = flow;
  const answers = namesIn(subject, known).filter((name) => !computedFact(subject, name));
  const told = recordFromFacts(subject, Object.fromEntries(answers.map((name) => [name, known[name]])));
  const record = structuredClone(told);
  setFollowing(subject, told, record);
  const [was, is] = [subject.factsIn(told), subject.factsIn(record)];
  const follows = (name: string) =>
    computedFact(subject, name)?.reads.some((path) => valueAt(record, path) !== undefined) ??
    !isSameAnswer(was(name), is(name));
  return Object.fromEntries(
    factsRead(Object.values(rulesOf(flow)).flat())
      .filter((name) => is(name) !== undefined && follows(name))
      .map((name) => [name, is(name)]),
  );
};
