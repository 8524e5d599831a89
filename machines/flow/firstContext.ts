import type { Flow } from './defineFlow.ts';
import type { FlowContext, FlowInput } from './flowTypes.ts';
import { openingPage } from './walk.ts';

/** Takes a flow and the machine's input; gives the context it begins with: the draft's claim over the facts known before. */
export const firstContext = (flow: Flow, { configuration, claim, draft, page }: FlowInput): FlowContext => {
  const known = { ...claim, claimType: flow.claimType, flowType: flow.flowType };
  const claimed = { ...known, ...draft?.detail };
  return {
    flow,
    configuration,
    known,
    claim: claimed,
    version: draft?.version ?? 0,
    claimRequestUuid: draft?.claimRequestUuid,
    result: draft?.result,
    opening: openingPage(flow, claimed, { result: draft?.result, asked: page }),
    isLong: false,
    returning: false,
  };
};
