import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

/** True for a flow in which a claim is reported, which can be shown alive, followed and replayed. */
export const isReport = (flow: AnyFlow): flow is Flow => 'claimType' in flow;
