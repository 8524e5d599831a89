import { useMemo } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import type { TrafficMarks } from '#src/inspect/sheet/marks.ts';
import { useTraffic, type TrafficOf } from './useTraffic.ts';

/** What was counted of a flow, with how a sheet shows it. */
export const useTrafficMarks = (
  flow: AnyFlow,
  isWanted: boolean,
): TrafficOf & { readonly marks: TrafficMarks | undefined } => {
  const { t, language } = useTexts('inspect');
  const of = useTraffic(flow, isWanted);
  const { summary } = of;
  const marks = useMemo((): TrafficMarks | undefined => {
    if (!summary) return undefined;
    const numbers = new Intl.NumberFormat(language);
    return {
      summary,
      written: (count) => numbers.format(count),
      leftOf: ({ left, arrived }) => t('traffic.leftOf', { left, arrived }),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is new in every render.
  }, [summary, language]);
  return { ...of, marks };
};
