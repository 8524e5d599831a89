import { createContext } from 'react';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';

/** What every address of a line begins with. */
export const EntryPrefix = createContext('');

/** The address of a page as it stands in the browser. */
export const pageAddress = (
  entryPrefix: string,
  { home }: Pick<AnyFlow, 'home'>,
  { path }: Pick<AnyPage, 'path'>,
): string => entryPrefix + home + (path === '/' ? '' : path);
