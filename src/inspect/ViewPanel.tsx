import { Suspense } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { FlowDiff } from './diff/FlowDiff.tsx';
import type { Diffing } from './diff/useDiff.ts';
import { MissingTexts } from './fields/MissingTexts.tsx';
import styles from './Inspect.module.css';
import { isReport } from './isReport.ts';
import { LivePanel } from './live/LivePanel.tsx';
import type { Live } from './live/useLive.ts';
import { TraceReplay, type Replay } from './trace/TraceReplay.tsx';
import { TrafficView } from './traffic/TrafficView.tsx';
import type { TrafficOf } from './traffic/useTraffic.ts';
import type { Address } from './useAddress.ts';
import { WhatIfView } from './whatIf/WhatIfView.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  /** The flow as its saved description describes it. */
  readonly written: AnyFlow;
  readonly looked: Address;
  readonly live: Live;
  readonly diff: Diffing;
  readonly traffic: TrafficOf;
  readonly replay: Replay | undefined;
  readonly onReplay: (replay: Replay | undefined) => void;
}

/** What belongs to the view of a flow, where no page is chosen. */
export const ViewPanel = ({ flow, flows, written, looked, live, diff, traffic, replay, onReplay }: Props) => {
  const { view, known } = looked;
  if (view === 'whatIf')
    return (
      <WhatIfView
        flow={flow}
        known={known}
        other={looked.other}
        scenario={looked.scenario}
        otherScenario={looked.otherScenario}
        onTryOut={looked.tryOut}
        onCompareWith={looked.compareWith}
        onChange={looked.learn}
        onCompare={looked.compare}
        onChoose={looked.choose}
      />
    );
  if (view === 'traffic')
    return (
      <Suspense>
        <TrafficView flow={flow} of={traffic} onChoose={looked.choose} />
      </Suspense>
    );
  if (view === 'changes')
    return (
      <div className={styles['tools']}>
        <FlowDiff flow={written} {...diff} />
        <MissingTexts flow={flow} onChoose={looked.choose} />
      </div>
    );
  if (view !== 'follow' || !isReport(flow)) return null;
  return (
    <div className={styles['tools']}>
      <LivePanel
        flow={flow}
        flows={flows}
        live={live}
        onFollow={() => onReplay(undefined)}
        onTake={(facts) => {
          live.follow(undefined);
          looked.learn(facts);
        }}
      />
      <TraceReplay
        flow={flow}
        replay={replay}
        onReplay={(replayed) => {
          onReplay(replayed);
          looked.follow(replayed.steps[replayed.at]?.page);
        }}
      />
    </div>
  );
};
