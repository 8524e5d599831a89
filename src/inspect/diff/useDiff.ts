import { useEffect, useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { FlowApproval } from '#machines/service/analysts/flowApprovals.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { readRelease, type Release } from './releases.ts';
import { useApprovals, type Approving } from './useApprovals.ts';
import { savedState, stateNow } from './savedState.ts';
import { isSnapshotOf, type SnapshotDiff } from './snapshotDiff.ts';
import { comparisonText, stateDiff } from './stateText.ts';
import { useHash } from './useHash.ts';

/** A state of a flow that was kept by a name: one that was approved, or that of a release. */
export type NamedState = FlowApproval | Release;

/** A state of a flow that is compared with another: the saved one, the one now, one that was pasted, one that was kept. */
export interface State {
  readonly is: 'saved' | 'now' | 'pasted' | NamedState;
  readonly text: string;
}

/** How two states of a flow differ. */
export interface Diffing {
  readonly pasted: string;
  readonly onPaste: (pasted: string) => void;
  /** The approval or release whose state it is compared with; undefined for the saved one. */
  readonly from: NamedState | undefined;
  readonly onFrom: (from: NamedState | undefined) => void;
  /** The approval or release whose state is compared; undefined for the flow as it is now. */
  readonly to: NamedState | undefined;
  readonly onTo: (to: NamedState | undefined) => void;
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

/** How a flow differs from its saved state, from an approved, a released or a pasted one, or how two of them differ, once that is asked for. */
export const useDiff = (flow: AnyFlow, isAsked: boolean): Diffing => {
  const [pasted, onPaste] = useState('');
  const [from, onFrom] = useState<NamedState>();
  const [to, onTo] = useState<NamedState>();
  const approving = useApprovals(flow, isAsked && isReport(flow));
  const saved = useStateOf(flow, savedState, isAsked);
  const now = useStateOf(flow, stateNow, isAsked);
  const [keptFrom, keptTo] = [useKept(flow, from), useKept(flow, to)];
  const compared = useMemo(() => {
    const was: State | undefined = isSnapshotOf(pasted, flow.code)
      ? { is: 'pasted', text: pasted }
      : from
        ? keptFrom
        : saved === undefined
          ? undefined
          : { is: 'saved', text: saved };
    const is: State | undefined = to ? keptTo : now === undefined ? undefined : { is: 'now', text: now };
    return was && is && { was, is, diff: stateDiff(was.text, is.text, flow) };
  }, [flow, now, pasted, from, keptFrom, to, keptTo, saved]);
  const hashes = {
    was: useHash(compared?.was.text),
    is: useHash(compared?.is.text),
    comparison: useHash(compared && comparisonText(flow, compared)),
  };
  return { pasted, onPaste, from, onFrom, to, onTo, now, approving, compared, hashes };
};

/** The state of a flow that was kept, read once it is chosen; undefined where none is, and until it is there. */
const useKept = (flow: AnyFlow, kept: NamedState | undefined): State | undefined => {
  const [read, setRead] = useState<State>();
  useEffect(() => {
    if (!kept || !('release' in kept)) return undefined;
    let isLeft = false;
    void readRelease(flow.code, kept).then((text) => isLeft || setRead({ is: kept, text }));
    return () => {
      isLeft = true;
    };
  }, [flow, kept]);
  const approved = useMemo(
    (): State | undefined => (kept && 'text' in kept ? { is: kept, text: kept.text } : undefined),
    [kept],
  );
  return approved ?? (kept && read?.is === kept ? read : undefined);
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
