import { createContext, use } from 'react';
import type { CodelistCache } from './codelistCache.ts';

/** Where the codelists of this visit are kept; set by the application. */
export const CodelistContext = createContext<CodelistCache | undefined>(undefined);

/** The cache of codelists. Throws where the application has set none. */
export function useCodelistCache(): CodelistCache {
  const cache = use(CodelistContext);
  if (!cache) throw new Error('there is no CodelistContext around this component');
  return cache;
}
