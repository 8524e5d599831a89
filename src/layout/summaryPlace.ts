import { createContext, use } from 'react';

/** Where PageFrame wants the error summary: above its heading. */
export const SummaryPlace = createContext<HTMLElement | null>(null);

/** @returns the element to put the summary into; null lets it stand where it is */
export const useSummaryPlace = (): HTMLElement | null => use(SummaryPlace);
