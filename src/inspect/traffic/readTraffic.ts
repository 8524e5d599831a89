import { createContext } from 'react';
import type { Traffic } from '#machines/service/traffic.ts';

/** Which of the versions of a flow is looked at; undefined for the newest. */
export interface WantedVersion {
  readonly version: string;
  readonly isMade: boolean;
}

/** Asks the service what was counted of a flow. Rejects with a Failure. */
export type ReadTraffic = (
  flow: string,
  wanted: WantedVersion | undefined,
  signal: AbortSignal,
) => Promise<Traffic>;

/** The way to what was counted. */
export const TrafficReader = createContext<ReadTraffic>(() => Promise.reject(new Error('Nobody reads traffic.')));
