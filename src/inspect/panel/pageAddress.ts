import { createContext } from 'react';
import type { Flow, Page } from '#machines/report/claimFlow.ts';

/** What every address of a line begins with. */
export const EntryPrefix = createContext('');

/** The address of a page as it stands in the browser. */
export const pageAddress = (
  entryPrefix: string,
  { home }: Pick<Flow, 'home'>,
  { path }: Pick<Page, 'path'>,
): string => entryPrefix + home + (path === '/' ? '' : path);
