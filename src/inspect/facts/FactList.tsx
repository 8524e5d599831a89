import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { facts as allFacts, type Facts } from '../../../machines/flow/facts.ts';
import { isFact } from '../../../machines/flow/finiteFacts.ts';
import { useSay } from '../useSay.ts';

import { factName, factValue } from './factWords.ts';
import { upperFirst } from './ruleWords.ts';

/** The facts that are known, each with its value in words. */
export const FactList = ({ flow, known }: { readonly flow: Flow; readonly known: Facts }) => {
  const { say, language } = useSay(flow.claimType);
  return (
    <ul>
      {Object.keys(allFacts)
        .filter(isFact)
        .map((name) => {
          const value = known[name];
          return value === undefined ? null : (
            <li key={name}>
              {typeof value === 'boolean' ? null : `${factName(name, say)}: `}
              {typeof value === 'boolean'
                ? upperFirst(factValue(name, value, say), language)
                : factValue(name, value, say)}
            </li>
          );
        })}
    </ul>
  );
};
