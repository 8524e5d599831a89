import { useMemo, useRef, useState } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { pageOfNode } from './chart/flowLabels.ts';
import { DiffSheet } from './diff/DiffSheet.tsx';
import { useDiff } from './diff/useDiff.ts';
import { FlowTools } from './frame/FlowTools.tsx';
import { useRoom } from './frame/useRoom.ts';
import styles from './frame/Instrument.module.css';
import { litRequest } from './lit.ts';
import { marksOf } from './marksOf.ts';
import { useLive } from './live/useLive.ts';
import { MachineInspection } from './MachineInspection.tsx';
import { Legend } from './outline/Legend.tsx';
import { Outline } from './outline/Outline.tsx';
import { PagePanel } from './PagePanel.tsx';
import { PaperSheets } from './paper/PaperSheets.tsx';
import { usePaper } from './paper/usePaper.ts';
import { flowName, stepName } from './pageName.ts';
import { ScreensView } from './screens/ScreensView.tsx';
import { FlowSheet } from './sheet/FlowSheet.tsx';
import type { Replay } from './trace/TraceReplay.tsx';
import { useTrafficMarks } from './traffic/useTrafficMarks.ts';
import { useAddress } from './useAddress.ts';
import { useSay } from './useSay.ts';
import { useShownPages } from './useShownPages.ts';
import { ViewPanel } from './ViewPanel.tsx';

interface Props {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  /** The flow as its saved description describes it. */
  readonly written: AnyFlow;
}

/**
 * One flow: its sheet and outline, and beside them everything about the page chosen, where chosen facts lead, a report being followed, a
 * trace being replayed, or what changed.
 */
export const FlowInspection = ({ flow, flows, written }: Props) => {
  const { t } = useTexts('inspect');
  const spoken = useSay(flow);
  const room = useRoom();
  const looked = useAddress(flow);
  const { view, part, page: chosen, known, other, only } = looked;
  const followed = useMemo(() => derivedFacts(flow, known), [flow, known]);
  const walk = useMemo(() => walkFacts(flow, { ...known, ...followed }), [flow, known, followed]);
  const [replay, setReplay] = useState<Replay>();
  const live = useLive(flow, looked.follow);
  const diff = useDiff(written, view === 'changes');
  const { compared } = diff;
  const traffic = useTrafficMarks(flow, view === 'traffic');
  const marks = useMemo(
    () =>
      marksOf({
        flow,
        view,
        known,
        other,
        walk,
        replay,
        session: live.followed?.state,
        diff: compared?.diff,
        traffic: traffic.marks,
        words: {
          added: `+ ${t('chart.added')}`,
          changed: `~ ${t('chart.touched')}`,
          countOf: (count) => t('chart.touchedIn', { count }),
        },
      }),
    [flow, view, known, other, walk, replay, live.followed, compared, traffic.marks, t],
  );
  const pages = useShownPages(flow, only);
  const page = pageOfNode(flow, chosen);
  const open = useMemo(() => new Set([...looked.open, ...(page ? [page.step] : [])]), [looked.open, page]);
  const [said, setSaid] = useState('');
  const turn = (step: string) => {
    const isOpen = open.has(step);
    const name = stepName(flow, step, spoken.say);
    const count = pages.filter((one) => one.step === step).length;
    setSaid(
      isOpen
        ? t('sheet.closed', { step: name })
        : t('sheet.opened', { step: name, pages: t('sheet.pages', { count }) }),
    );
    if (isOpen && page?.step === step) looked.choose(undefined);
    looked.turn(isOpen ? looked.open.filter((one) => one !== step) : [...looked.open, step]);
  };
  const [asked, setAsked] = useState<boolean>();
  const isSheet = view !== 'machines' && view !== 'screens';
  const hasPanel = isSheet && (page !== undefined || view !== 'pages');
  const hasRoom = room === 'WIDEST' || (room === 'BROAD' && !hasPanel);
  const isOutlined = isSheet && (room === 'NARROW' || (asked ?? hasRoom));
  const frame = useRef<SVGSVGElement>(null);
  const isPaper = usePaper() && isSheet;
  const isSigned = view === 'changes' && compared !== undefined;
  return (
    <>
      <FlowTools
        flow={flow}
        looked={looked}
        shown={pages}
        isOutlined={isOutlined}
        onOutline={room === 'NARROW' ? undefined : setAsked}
        frame={frame}
      />
      {isPaper && !isSigned ? <PaperSheets flow={flow} looked={looked} pages={pages} marks={marks} /> : null}
      {isPaper && isSigned ? (
        <DiffSheet flow={written} compared={compared} hashes={diff.hashes} approving={diff.approving} />
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles['body']} data-outline={isOutlined} data-panel={hasPanel} data-signed={isSigned}>
        {isOutlined ? (
          <nav className={styles['outline']} aria-label={t('outline.title')}>
            <Outline
              flow={flow}
              pages={pages}
              open={open}
              chosen={chosen}
              marks={marks}
              onTurn={turn}
              onChoose={(code) => {
                looked.choose(code);
                // There it lies upon the sheet.
                if (room === 'MIDDLE') setAsked(false);
              }}
            />
            <Legend />
          </nav>
        ) : null}
        {view === 'machines' && part !== undefined ? (
          <div className={styles['scrolled']}>
            <MachineInspection
              key={part}
              flow={flow}
              part={part}
              state={looked.state}
              onEnter={looked.enter}
              lit={part === 'request' && live.followed ? litRequest(live.followed.state) : undefined}
            />
          </div>
        ) : null}
        {view === 'screens' ? (
          <div className={styles['scrolled']}>
            <ScreensView flow={flow} />
          </div>
        ) : null}
        {!isSheet || room === 'NARROW' ? null : (
          <FlowSheet
            flow={flow}
            pages={pages}
            name={flowName(flow, spoken.say)}
            open={open}
            chosen={chosen}
            marks={marks}
            onTurn={turn}
            onChoose={looked.choose}
            frame={frame}
          />
        )}
        {hasPanel ? (
          <div className={styles['panel']} key={page && view !== 'follow' ? 'page' : view}>
            {page && view !== 'follow' ? null : (
              <ViewPanel
                flow={flow}
                flows={flows}
                written={written}
                looked={looked}
                live={live}
                diff={diff}
                traffic={traffic}
                replay={replay}
                onReplay={setReplay}
              />
            )}
            {page ? (
              <PagePanel
                flow={flow}
                page={page}
                known={known}
                followed={followed}
                session={live.followed?.state.facts}
                walk={walk}
                traffic={view === 'traffic' ? traffic.summary : undefined}
                tab={looked.tab}
                onTurn={looked.turnTo}
                onChoose={looked.choose}
                onClose={() => looked.choose(undefined)}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
};
