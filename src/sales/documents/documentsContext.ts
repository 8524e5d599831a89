import { createContext } from 'react';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';

/** How a page of the shell opens a file in the panel beside it, and closes that when it is left. */
export interface Documents {
  readonly open: (asked: DocumentAsked) => void;
  readonly close: () => void;
}

export const DocumentsContext = createContext<Documents>({ open: () => {}, close: () => {} });
