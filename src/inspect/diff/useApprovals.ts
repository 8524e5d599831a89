import { use, useEffect } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FlowApproval, FlowApprovals } from '#machines/service/analysts/flowApprovals.ts';
import { AnalystService } from '#src/inspect/asked/analystCalls.ts';
import { useAsked, type Asked } from '#src/inspect/asked/useAsked.ts';

/** Who approved which state of a flow, and the way to approve another. */
export interface Approving {
  readonly approvals: FlowApprovals | undefined;
  readonly approved: FlowApproval | undefined;
  readonly state: Asked<unknown, FlowApproval>['state'];
  /** Approves the flow as a text describes it. */
  readonly approve: (text: string) => void;
}

/** Who approved which state of a flow, asked for when it is first wanted and once another one is approved. */
export const useApprovals = (flow: AnyFlow, isWanted: boolean): Approving => {
  const { readApprovals, approve } = use(AnalystService);
  const { code } = flow;
  const read = useAsked('readApprovals', readApprovals, { flow: code }, isWanted);
  const approving = useAsked('approveFlow', approve, { flow: code, text: '' }, false);
  const approved = approving.value;
  const { ask } = read;
  useEffect(() => {
    if (approved) ask();
  }, [approved, ask]);
  return {
    approvals: read.value,
    approved,
    state: approving.state,
    approve: (text) => approving.ask({ flow: code, text }),
  };
};
