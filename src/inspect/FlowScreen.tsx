import { use } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { FlowInspection } from './FlowInspection.tsx';
import { FlowChoice } from './frame/FlowChoice.tsx';
import { InspectFrame } from './frame/InspectFrame.tsx';
import styles from './frame/Instrument.module.css';
import type { InspectedFlows } from './inspectedFlows.ts';
import { flowName } from './pageName.ts';
import { SearchField } from './search/SearchField.tsx';
import { useSay } from './useSay.ts';

interface Props {
  readonly loading: Promise<InspectedFlows>;
  /** The code of one of them. */
  readonly asked: string;
}

/** The inspection of one flow, once all of them are loaded; nothing for a code that none has. */
export const FlowScreen = ({ loading, asked }: Props) => {
  const { flows: reported, written, lanes } = use(loading);
  const flows = [...reported, ...lanes];
  const flow = flows.find(({ code }) => code === asked);
  return flow ? (
    <OneFlow flow={flow} flows={flows} written={written.find(({ code }) => code === asked) ?? flow} />
  ) : null;
};

interface OneProps {
  readonly flow: AnyFlow;
  readonly flows: readonly AnyFlow[];
  readonly written: AnyFlow;
}

const OneFlow = ({ flow, flows, written }: OneProps) => {
  const { say } = useSay(flow);
  const head = (
    <>
      <FlowChoice flow={flow} flows={flows} />
      <SearchField isSmall />
    </>
  );
  return (
    <InspectFrame head={head}>
      <main id="content" className={styles['main']} tabIndex={-1} data-quiet-focus>
        <h1 className="visually-hidden" tabIndex={-1}>
          {flowName(flow, say)}
        </h1>
        <FlowInspection key={flow.code} flow={flow} flows={flows} written={written} />
      </main>
    </InspectFrame>
  );
};
