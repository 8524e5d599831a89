import { inOrder } from '#machines/analysis/factOrder.ts';
import { namesIn } from '#machines/analysis/finiteFacts.ts';
import type { Facts, Known } from '#machines/subject/facts.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { factIs, factName, knownWords } from './factWords.ts';
import { upperFirst } from './ruleWords.ts';
import { useFactValue } from './useFactValue.ts';

/** The facts that are known, each with its value in words. */
export const FactList = ({ flow, known }: { readonly flow: AnyFlow; readonly known: Facts }) => (
  <ul>
    {namesIn(flow.subject, inOrder(flow.subject, known)).map((name) => (
      <Fact key={name} flow={flow} name={name} known={known[name]} />
    ))}
  </ul>
);

interface Props {
  readonly flow: AnyFlow;
  readonly name: string;
  readonly known: Known;
}

const Fact = ({ flow, name, known }: Props) => {
  const { say, language } = useSay(flow);
  const words = knownWords(known, useFactValue(flow.subject, name, say), language);
  return (
    <li>
      {typeof known === 'boolean' ? upperFirst(words, language) : factIs(factName(name, say), words, say)}
    </li>
  );
};
