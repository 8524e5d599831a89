import { use, useEffect, useState } from 'react';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { allLanguages } from '../allLanguages.ts';
import { fieldTexts } from './fieldTexts.ts';
import { pageFields } from './pageFields.ts';

/** Takes a flow; gives the texts missing on each page, by its code, as they are counted page by page; and whether all are. */
export const useMissing = (flow: Flow) => {
  use(allLanguages(flow.claimType));
  const [counted, setCounted] = useState<readonly (readonly [string, number])[]>([]);
  const next = pagesOf(flow)[counted.length];
  useEffect(() => {
    if (!next) return undefined;
    // Rules are found by trying, so the window gets time between two pages.
    const soon = setTimeout(() => setCounted((all) => [...all, [next.code, missingOn(flow, next)]]), 50);
    return () => clearTimeout(soon);
  }, [flow, next]);
  return { missing: new Map(counted.filter(([, count]) => count > 0)), isDone: next === undefined };
};

/** Pages that differ in their row alone say the same. */
const pagesOf = ({ pages }: Flow): readonly Page[] => pages.filter(({ row = 0 }) => row === 0);

const missingOn = (flow: Flow, page: Page): number =>
  pageFields(flow, page)
    .asked.map((field) => fieldTexts(flow, page, field).missing)
    .reduce((sum, count) => sum + count, 0);
