import { createContext } from 'react';

/** Asks for help from afar, where somebody can be asked. */
export const AskForHelp = createContext<(() => void) | undefined>(undefined);
