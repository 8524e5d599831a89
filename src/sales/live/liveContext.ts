import { createContext } from 'react';
import type { LiveActor } from './useLive.ts';

/** The socket of this tab, for the pages that say where it is; undefined where there is none. */
export const LiveContext = createContext<LiveActor | undefined>(undefined);
