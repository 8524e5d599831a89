import { useEffect, useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FlowApproval } from '#machines/service/analysts/flowApprovals.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { useApprovals, type Approving } from './useApprovals.ts';
import { savedState, stateNow } from './savedState.ts';
import { isSnapshotOf, type SnapshotDiff } from './snapshotDiff.ts';
import { comparisonText, stateDiff } from './stateText.ts';
import { useHash } from './useHash.ts';

/** A state of a flow that is compared with another: the saved one, the one now, one that was pasted, one that was approved. */
export interface State {
  readonly is: 'saved' | 'now' | 'pasted' | FlowApproval;
  readonly text: string;
}

/** How two states of a flow differ. */
export interface Diffing {
  readonly pasted: string;
  readonly onPaste: (pasted: string) => void;
  /** The approval whose state it is compared with; undefined for the saved one. */
  readonly from: FlowApproval | undefined;
  readonly onFrom: (from: FlowApproval | undefined) => void;
  /** The approval whose state is compared; undefined for the flow as it is now. */
  readonly to: FlowApproval | undefined;
  readonly onTo: (to: FlowApproval | undefined) => void;
  /** The flow as it is now, described. */
  readonly now: string | undefined;
  readonly approving: Approving;
  /** Undefined until both states are there. */
  readonly compared: Compared | undefined;
  readonly hashes: Hashes;
}

/** By what both states and their comparison are known again; undefined until they are there. */
export interface Hashes {
  readonly was: string | undefined;
  readonly is: string | undefined;
  readonly comparison: string | undefined;
}

/** Two states of a flow, the earlier first, and how they differ. */
export interface Compared {
  readonly was: State;
  readonly is: State;
  readonly diff: SnapshotDiff;
}

/** How a flow differs from its saved state, from an approved or from a pasted one, or how two of them differ, once that is asked for. */
export const useDiff = (flow: AnyFlow, isAsked: boolean): Diffing => {
  const [pasted, onPaste] = useState('');
  const [from, onFrom] = useState<FlowApproval>();
  const [to, onTo] = useState<FlowApproval>();
  const approving = useApprovals(flow, isAsked && isReport(flow));
  const saved = useStateOf(flow, savedState, isAsked);
  const now = useStateOf(flow, stateNow, isAsked);
  const compared = useMemo(() => {
    const was = stateOf(isSnapshotOf(pasted, flow.code) ? pasted : undefined, from, saved);
    const is = to
      ? { is: to, text: to.text }
      : now === undefined
        ? undefined
        : ({ is: 'now', text: now } as const);
    return was && is && { was, is, diff: stateDiff(was.text, is.text, flow) };
  }, [flow, now, pasted, from, to, saved]);
  const hashes = {
    was: useHash(compared?.was.text),
    is: useHash(compared?.is.text),
    comparison: useHash(compared && comparisonText(flow, compared)),
  };
  return { pasted, onPaste, from, onFrom, to, onTo, now, approving, compared, hashes };
};

const stateOf = (
  pasted: string | undefined,
  from: FlowApproval | undefined,
  saved: string | undefined,
): State | undefined => {
  if (pasted !== undefined) return { is: 'pasted', text: pasted };
  if (from) return { is: from, text: from.text };
  return saved === undefined ? undefined : { is: 'saved', text: saved };
};

/** A state of a flow, read once somebody asks for it. */
const useStateOf = (
  flow: AnyFlow,
  readState: (flow: AnyFlow) => Promise<string>,
  isAsked: boolean,
): string | undefined => {
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    const read = async () => {
      const found = await readState(flow);
      if (!isLeft) setText(found);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [flow, readState, isAsked]);
  return text;
};
