import { createContext } from 'react';

/** The way to the page before; undefined on the first page and after sending. */
export const WayBack = createContext<(() => void) | undefined>(undefined);
