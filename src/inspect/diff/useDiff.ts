import { useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { snapshotText } from '#machines/analysis/snapshotText.ts';
import { isSnapshotOf, snapshotDiff } from './snapshotDiff.ts';

/** How a flow differs from its saved description, or from a pasted one, once that is asked for. */
export const useDiff = (flow: AnyFlow) => {
  const [isOpen, onOpen] = useState(false);
  const [pasted, onPaste] = useState('');
  // Finding the walks takes a while, so it waits until somebody looks.
  const now = useMemo(() => (isOpen ? snapshotText(flow) : undefined), [flow, isOpen]);
  const diff = useMemo(() => {
    const before = isSnapshotOf(pasted, flow.code) ? pasted : committed(flow.code);
    return now === undefined ? undefined : snapshotDiff(before, now, flow.steps);
  }, [flow, now, pasted]);
  return { isOpen, onOpen, pasted, onPaste, diff };
};

const snapshots = import.meta.glob<string>('../../../machines/{flows,sales}/snapshots/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The saved description of a flow, which is beside the flows, by its code; empty where there is none yet. */
const committed = (flow: string): string =>
  Object.entries(snapshots).find(([file]) => file.endsWith(`/${flow}.txt`))?.[1] ?? '';
