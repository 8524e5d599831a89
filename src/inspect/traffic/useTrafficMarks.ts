import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { TrafficMarks } from '#src/inspect/sheet/marks.ts';
import { useSay } from '#src/inspect/useSay.ts';
import { useTraffic, type TrafficOf } from './useTraffic.ts';

/** What was counted of a flow, with how a sheet shows it. */
export const useTrafficMarks = (
  flow: AnyFlow,
  isWanted: boolean,
): TrafficOf & { readonly marks: TrafficMarks | undefined } => {
  const { say, language } = useSay(flow);
  const of = useTraffic(flow, isWanted);
  const { summary } = of;
  const marks = useMemo((): TrafficMarks | undefined => {
    if (!summary) return undefined;
    const numbers = new Intl.NumberFormat(language);
    return {
      summary,
      written: (count) => numbers.format(count),
      leftOf: ({ left, arrived }) => say('inspect:traffic.leftOf', { left, arrived }),
    };
  }, [summary, say, language]);
  return { ...of, marks };
};
