import { inOrder } from '#machines/analysis/factOrder.ts';
import { namesIn } from '#machines/analysis/finiteFacts.ts';
import type { FactName } from '#machines/claim/facts.ts';
import type { Facts, Known } from '#machines/subject/facts.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { factIs, factName, knownWords } from './factWords.ts';
import { upperFirst } from './ruleWords.ts';
import { useFactValue } from './useFactValue.ts';

/** The facts that are known, each with its value in words. */
export const FactList = ({ flow, known }: { readonly flow: Flow; readonly known: Facts }) => (
  <ul>
    {namesIn(inOrder(known)).map((name) => (
      <Fact key={name} flow={flow} name={name} known={known[name]} />
    ))}
  </ul>
);

interface Props {
  readonly flow: Flow;
  readonly name: FactName;
  readonly known: Known;
}

const Fact = ({ flow, name, known }: Props) => {
  const { say, language } = useSay(flow.claimType);
  const words = knownWords(known, useFactValue(name, say), language);
  return (
    <li>
      {typeof known === 'boolean' ? upperFirst(words, language) : factIs(factName(name, say), words, say)}
    </li>
  );
};
