import { createContext, use } from 'react';

/** Where PageFrame wants the error summary: above its heading. */
export const SummaryPlace = createContext<HTMLElement | null>(null);

/** The element to put the summary into, null where it stays in its place. */
export const useSummaryPlace = (): HTMLElement | null => use(SummaryPlace);
