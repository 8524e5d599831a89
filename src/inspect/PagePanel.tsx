import { Suspense, useEffect, useId, useRef } from 'react';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import type { Facts } from '#machines/subject/facts.ts';
import type { TrafficSummary } from '#machines/analysis/traffic/summariseTraffic.ts';
import type { FactStep } from '#machines/analysis/walkFacts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import frame from './frame/Instrument.module.css';
import styles from './Inspect.module.css';
import { isReport } from './isReport.ts';
import { pageName } from './pageName.ts';
import { BeforeLeaving } from './panel/BeforeLeaving.tsx';
import { InCode } from './panel/InCode.tsx';
import { PageBasics } from './panel/PageBasics.tsx';
import { PageDocuments } from './panel/PageDocuments.tsx';
import { PageNextSteps } from './panel/PageNextSteps.tsx';
import { Ways } from './panel/Ways.tsx';
import { Fields } from './fields/Fields.tsx';
import { Preview } from './preview/Preview.tsx';
import { PageTraffic } from './traffic/PageTraffic.tsx';
import { tabs, type Tab } from './useAddress.ts';
import { useSay } from './useSay.ts';

interface Props {
  readonly flow: AnyFlow;
  readonly page: AnyPage;
  /** The facts of a what-if. */
  readonly known: Facts;
  /** The facts that follow from them, and where all of them lead. */
  readonly followed: Facts;
  /** The facts of the report that is followed, where there is one. */
  readonly session: Facts | undefined;
  readonly walk: readonly FactStep[];
  /** What was counted of the flow, where that is looked at. */
  readonly traffic: TrafficSummary | undefined;
  readonly tab: Tab;
  readonly onTurn: (tab: Tab) => void;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** Everything a flow says about one page, section by section, and the page itself as a reporter sees it. */
export const PagePanel = ({
  flow,
  page,
  known,
  followed,
  session,
  walk,
  traffic,
  tab,
  onTurn,
  onChoose,
  onClose,
}: Props) => {
  const { t } = useTexts('inspect');
  const { say } = useSay(flow);
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.parentElement?.scrollTo(0, 0);
  }, [page]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading}>{pageName(flow, page, say)}</h2>
        <Button look="quiet" icon="close" onClick={onClose}>
          {t('panel.close')}
        </Button>
      </div>
      {isReport(flow) ? (
        <div role="group" aria-label={t('panel.tabs.label')} className={frame['segment']}>
          {tabs.map((each) => (
            <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTurn(each)}>
              {t(`panel.tabs.${each}`)}
            </button>
          ))}
        </div>
      ) : null}
      {tab === 'preview' && isReport(flow) ? (
        <Preview flow={flow} page={page} known={known} onChoose={onChoose} />
      ) : (
        <>
          {traffic ? (
            <Suspense>
              <PageTraffic flow={flow} page={page} traffic={traffic.pages.get(page.code)} />
            </Suspense>
          ) : null}
          <PageBasics flow={flow} page={page} known={{ ...known, ...followed }} walk={walk} />
          <Fields flow={flow} page={page} known={session ?? { ...known, ...followed }} />
          <PageDocuments flow={flow} page={page} />
          <PageNextSteps flow={flow} page={page} />
          <BeforeLeaving flow={flow} page={page} />
          <Ways flow={flow} page={page} onChoose={onChoose} />
          <InCode flow={flow} page={page} />
        </>
      )}
    </section>
  );
};
