import { situationOf } from '#machines/flow/situation.ts';
import { useEffect } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { useOpenedFlow } from './openedFlow.ts';
import { fetchView } from './views.ts';

/** Milliseconds a page is left to come first. */
const calm = 1_000;

/** Fetches the views of the pages on both sides of the one shown, so that a press need not wait for them. */
export const useNeighbours = (page: Page | undefined, claim: ClaimDetail): void => {
  const { flow } = useOpenedFlow();
  useEffect(() => {
    if (!page) return undefined;
    const waiting = setTimeout(() => {
      const { next, previous } = situationOf(flow, claim);
      for (const side of [next(page), previous(page.code)]) if (side) fetchView(flow.claimType, side.view);
    }, calm);
    return () => clearTimeout(waiting);
  }, [flow, page, claim]);
};
