import { use, useDeferredValue, useMemo } from 'react';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { allLanguages } from '#src/inspect/allLanguages.ts';
import { fieldTexts } from './fieldTexts.ts';
import { pageFields } from './pageFields.ts';

/** How many texts are missing on each page of a flow that lacks some, by its code; undefined until they are counted. */
export const useMissing = (flow: AnyFlow): ReadonlyMap<string, number> | undefined => {
  use(allLanguages(flow));
  // Thousands of texts are looked up: what there is to see is drawn first.
  const counted = useDeferredValue<AnyFlow | undefined>(flow, undefined);
  return useMemo(() => counted && countedIn(counted), [counted]);
};

const countedIn = (flow: AnyFlow): ReadonlyMap<string, number> =>
  new Map(
    pagesOf(flow)
      .map((page) => [page.code, missingOn(flow, page)] as const)
      .filter(([, count]) => count > 0),
  );

/** Pages that differ only in their row have the same texts. */
const pagesOf = ({ pages }: AnyFlow): readonly AnyPage[] => pages.filter(({ row = 0 }) => row === 0);

const missingOn = (flow: AnyFlow, page: AnyPage): number =>
  pageFields(page)
    .map((field) => fieldTexts(flow, page, field).missing)
    .reduce((sum, count) => sum + count, 0);
