import { useEffect, useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { snapshotText } from '#machines/analysis/snapshotText.ts';
import type { FlowApproval } from '#machines/service/analysts/flowApprovals.ts';
import { isReport } from '#src/inspect/isReport.ts';
import { useApprovals, type Approving } from './useApprovals.ts';
import { isSnapshotOf, snapshotDiff, type SnapshotDiff } from './snapshotDiff.ts';

/** How a flow differs from its saved description, or from a pasted one. */
export interface Diffing {
  readonly pasted: string;
  readonly onPaste: (pasted: string) => void;
  /** The approval whose state it is compared with; undefined for its saved description. */
  readonly from: FlowApproval | undefined;
  readonly onFrom: (from: FlowApproval | undefined) => void;
  /** The flow as it is now, described. */
  readonly now: string | undefined;
  readonly approving: Approving;
  /** Undefined until both descriptions are there. */
  readonly diff: SnapshotDiff | undefined;
}

/** How a flow differs from its saved description, or from a pasted one, once that is asked for. */
export const useDiff = (flow: AnyFlow, isAsked: boolean): Diffing => {
  const [pasted, onPaste] = useState('');
  const [from, onFrom] = useState<FlowApproval>();
  const approving = useApprovals(flow, isAsked && isReport(flow));
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    const read = async () => {
      const text = await savedOf(flow.code);
      if (!isLeft) setSaved(text);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [flow, isAsked]);
  // Finding the walks takes a while, so it waits until somebody looks.
  const now = useMemo(() => (isAsked ? snapshotText(flow) : undefined), [flow, isAsked]);
  const diff = useMemo(() => {
    const before = isSnapshotOf(pasted, flow.code) ? pasted : (from?.text ?? saved);
    return now === undefined || before === undefined ? undefined : snapshotDiff(before, now, flow.steps);
  }, [flow, now, pasted, from, saved]);
  return { pasted, onPaste, from, onFrom, now, approving, diff };
};

const snapshots = import.meta.glob<string>('../../../machines/{flows,sales}/snapshots/*.txt', {
  query: '?raw',
  import: 'default',
});

/** The saved description of a flow, which is beside the flows, by its code; empty where there is none yet. */
const savedOf = (flow: string): Promise<string> =>
  Object.entries(snapshots)
    .find(([file]) => file.endsWith(`/${flow}.txt`))?.[1]()
    .catch(() => '') ?? Promise.resolve('');
