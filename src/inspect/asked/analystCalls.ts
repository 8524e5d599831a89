import { createContext } from 'react';
import type {
  FlowApproval,
  FlowApprovals,
  SwitchedFeatures,
} from '#machines/service/analysts/flowApprovals.ts';
import type { Traffic } from '#machines/service/analysts/traffic.ts';

/** Which of the versions of a flow is looked at. */
export interface CountedOf {
  readonly version: string;
  readonly isMade: boolean;
}

/** A flow by its code, with what else is said of it. */
type OfFlow<More = object> = { readonly flow: string } & More;

/** What the inspection asks the service for. Each rejects with a Failure. */
export interface AnalystCalls {
  /** What was counted of a flow, of its newest version unless one is named. */
  readonly readTraffic: (
    asked: OfFlow<{ readonly of?: CountedOf | undefined }>,
    signal: AbortSignal,
  ) => Promise<Traffic>;
  /** What the service decides by itself, and not for every report now. */
  readonly readFeatures: (asked: object, signal: AbortSignal) => Promise<SwitchedFeatures>;
  /** Who approved which state of a flow. */
  readonly readApprovals: (asked: OfFlow, signal: AbortSignal) => Promise<FlowApprovals>;
  /** Approves a flow as it is described. */
  readonly approve: (asked: OfFlow<{ readonly text: string }>, signal: AbortSignal) => Promise<FlowApproval>;
}

const away = () => Promise.reject(new Error('There is no service around this component.'));

/** The way from the inspection to the service. */
export const AnalystService = createContext<AnalystCalls>({
  readTraffic: away,
  readFeatures: away,
  readApprovals: away,
  approve: away,
});
