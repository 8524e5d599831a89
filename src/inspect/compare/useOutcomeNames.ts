import type { OutcomeKind } from '#machines/analysis/outcome/compareOutcomes.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { useDocumentNames } from '#src/pages/shared/useDocumentNames.ts';
import { outcomeName } from './outcomeName.ts';

/** A function that names, in the current language, what comes of facts of a flow. */
export const useOutcomeNames = (flow: AnyFlow): ((kind: OutcomeKind, key: string) => string) => {
  const { say } = useSay(flow);
  const document = useDocumentNames();
  return (kind, key) => outcomeName(flow, { kind, key }, { say, document });
};
