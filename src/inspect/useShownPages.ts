import { useMemo } from 'react';
import { takesSeveral } from '#machines/analysis/factValues.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { pageName } from './pageName.ts';
import { decidingFact } from './sheet/layout/decidingFact.ts';
import { sheetPages } from './sheet/layout/sheetPages.ts';
import type { SheetPage } from './sheet/layout/visible.ts';
import { useSay } from './useSay.ts';

/** The pages that are shown of a flow: all, or those of reports in which the fact that decides most has one value. */
export const useShownPages = (flow: AnyFlow, only: string | boolean | undefined): readonly SheetPage[] => {
  const { say } = useSay(flow);
  return useMemo(() => {
    const fact = decidingFact(flow);
    const isOnly = fact !== undefined && only !== undefined;
    const value = isOnly && takesSeveral(flow.subject, fact) ? [only] : only;
    return sheetPages(flow, (page) => pageName(flow, page, say), isOnly ? { [fact]: value } : undefined);
  }, [flow, only, say]);
};
