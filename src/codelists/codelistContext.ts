import { createContext, use } from 'react';
import type { CodelistShelf } from './codelistShelf.ts';

/** Where the codelists of this visit are kept; set by the application. */
export const CodelistContext = createContext<CodelistShelf | undefined>(undefined);

/** @returns the shelf. Throws where the application has set none. */
export function useCodelistShelf(): CodelistShelf {
  const shelf = use(CodelistContext);
  if (!shelf) throw new Error('there is no CodelistContext around this component');
  return shelf;
}
