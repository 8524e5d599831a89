import type { AnyFlow } from '#machines/flow/flow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { FlowInspection } from './FlowInspection.tsx';
import { FlowChoice } from './frame/FlowChoice.tsx';
import { InspectFrame } from './frame/InspectFrame.tsx';
import frame from './frame/Instrument.module.css';
import { FlowList } from './FlowList.tsx';
import styles from './Inspect.module.css';
import { flowName } from './pageName.ts';
import { useSay } from './useSay.ts';

interface Props {
  readonly flows: readonly AnyFlow[];
  /** The same as they are written, which is what their saved descriptions describe. */
  readonly written: readonly AnyFlow[];
  /** The code of one of them. */
  readonly asked: string | undefined;
}

/** The inspection: the list of all flows, or the one whose code is asked for. */
export const InspectScreen = ({ flows, written, asked }: Props) => {
  const { t } = useTexts('inspect');
  const flow = flows.find(({ code }) => code === asked);
  return flow ? (
    <OneFlow flow={flow} flows={flows} written={written.find(({ code }) => code === asked) ?? flow} />
  ) : (
    <InspectFrame>
      <main id="content" className={styles['inspect']} tabIndex={-1} data-quiet-focus>
        <PageFrame title={t('title')} lead={t('lead')}>
          <FlowList flows={flows} />
        </PageFrame>
      </main>
    </InspectFrame>
  );
};

interface OneProps {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  readonly written: AnyFlow;
}

const OneFlow = ({ flow, flows, written }: OneProps) => {
  const { say } = useSay(flow);
  return (
    <InspectFrame head={<FlowChoice flow={flow} flows={flows} />}>
      <main id="content" className={frame['main']} tabIndex={-1} data-quiet-focus>
        <h1 className="visually-hidden">{flowName(flow, say)}</h1>
        <FlowInspection key={flow.code} flow={flow} flows={flows} written={written} />
      </main>
    </InspectFrame>
  );
};
