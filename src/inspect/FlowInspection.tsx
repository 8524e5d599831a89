import { useCallback, useMemo, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Chart } from './chart/Chart.tsx';
import { flowLabels, pageOfNode } from './chart/flowLabels.ts';
import { FlowDiff } from './diff/FlowDiff.tsx';
import { touchedPages } from './diff/snapshotDiff.ts';
import { useDiff } from './diff/useDiff.ts';
import { fieldWords } from './fields/fieldTexts.ts';
import { MissingTexts } from './fields/MissingTexts.tsx';
import styles from './Inspect.module.css';
import { isReport } from './isReport.ts';
import { litBy, litByTrace, litRequest } from './lit.ts';
import { LivePanel } from './live/LivePanel.tsx';
import { useLive } from './live/useLive.ts';
import { MachineInspection } from './MachineInspection.tsx';
import { Outline } from './Outline.tsx';
import { PagePanel } from './PagePanel.tsx';
import { PaperHead } from './PaperHead.tsx';
import { flowName } from './pageName.ts';
import { PartChoice } from './PartChoice.tsx';
import { TraceReplay, type Replay } from './trace/TraceReplay.tsx';
import { useAddress } from './useAddress.ts';
import { useSay } from './useSay.ts';
import { queryOf } from './whatIf/askedFacts.ts';
import { WhatIf } from './whatIf/WhatIf.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  /** The flow as its saved description describes it. */
  readonly written: AnyFlow;
}

/**
 * One flow: its chart and outline, everything about the page chosen, where chosen facts lead, a report being followed, a trace
 * being replayed, and what changed.
 */
export const FlowInspection = ({ flow, flows, written }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const looked = useAddress(flow);
  const { part, page: chosen, known, choose, follow, show, learn } = looked;
  const chart = useMemo(() => flowLabels(flow, spoken), [flow, spoken]);
  const followed = useMemo(() => derivedFacts(flow, known), [flow, known]);
  const walk = useMemo(() => walkFacts(flow, { ...known, ...followed }), [flow, known, followed]);
  const [replay, setReplay] = useState<Replay>();
  const live = useLive(flow, follow);
  const session = live.followed?.state;
  const lit = useMemo(() => {
    if (replay) return litByTrace(replay.steps.slice(0, replay.at + 1));
    if (session) return litByTrace(session.steps);
    return queryOf(known).size === 0 ? undefined : litBy(walk);
  }, [replay, session, known, walk]);
  const diff = useDiff(written);
  const touched = useMemo(() => diff.diff && touchedPages(diff.diff), [diff.diff]);
  const page = pageOfNode(flow, chosen);
  const wordsOf = useCallback(
    (id: string) => {
      const found = pageOfNode(flow, id);
      return found ? fieldWords(flow, found, spoken.language) : [];
    },
    [flow, spoken],
  );
  const following = isReport(flow) ? (
    <div className={styles['offPaper']}>
      <LivePanel
        flow={flow}
        flows={flows}
        live={live}
        onFollow={() => setReplay(undefined)}
        onTake={(facts) => {
          live.follow(undefined);
          learn(facts);
        }}
      />
    </div>
  ) : null;
  return (
    <>
      <PaperHead flow={flow} looked={looked} known={{ ...known, ...followed }} />
      <PartChoice flow={flow} part={part} onChange={show} />
      {part === 'pages' ? (
        <>
          <div className={styles['offPaper']}>
            <MissingTexts flow={flow} onChoose={choose} />
          </div>
          <div className={styles['columns']}>
            <div className={styles['main']}>
              <Chart
                chart={chart}
                name={flowName(flow, spoken.say)}
                chosen={chosen}
                onChoose={choose}
                lit={lit}
                touched={touched}
                wordsOf={wordsOf}
              />
            </div>
            <div className={styles['aside']}>
              {live.sessions.length === 0 ? null : following}
              {page ? (
                <PagePanel
                  flow={flow}
                  page={page}
                  known={known}
                  followed={followed}
                  session={session?.facts}
                  walk={walk}
                  onChoose={choose}
                  onClose={() => choose(undefined)}
                />
              ) : (
                <p className={`${styles['panel']} ${styles['offPaper']}`}>{t('panel.empty')}</p>
              )}
              <WhatIf
                flow={flow}
                known={known}
                followed={followed}
                walk={walk}
                onChange={(facts) => {
                  setReplay(undefined);
                  learn(facts);
                }}
              />
              <div className={styles['tools']}>
                {live.sessions.length === 0 ? following : null}
                {isReport(flow) ? (
                  <TraceReplay
                    flow={flow}
                    replay={replay}
                    onReplay={(replayed) => {
                      setReplay(replayed);
                      follow(replayed.steps[replayed.at]?.page);
                    }}
                  />
                ) : null}
                <FlowDiff flow={written} {...diff} />
              </div>
            </div>
            <div className={styles['outlined']}>
              <Outline flow={flow} chosen={chosen} onChoose={choose} />
            </div>
          </div>
        </>
      ) : (
        <MachineInspection
          key={part}
          flow={flow}
          part={part}
          lit={part === 'request' && session ? litRequest(session) : undefined}
        />
      )}
    </>
  );
};
