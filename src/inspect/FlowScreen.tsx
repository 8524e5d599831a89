import { use } from 'react';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { FlowInspection } from './FlowInspection.tsx';
import styles from './Inspect.module.css';
import type { InspectedFlows } from './inspectedFlows.ts';
import { flowName } from './pageName.ts';
import { useSay } from './useSay.ts';

interface Props {
  readonly loading: Promise<InspectedFlows>;
  /** The code of one of them. */
  readonly asked: string;
}

/** The inspection of one flow, once all of them are loaded; nothing for a code that none has. */
export const FlowScreen = ({ loading, asked }: Props) => {
  const { flows, written } = use(loading);
  const flow = flows.find(({ code }) => code === asked);
  return (
    <main id="content" className={styles['inspect']} tabIndex={-1} data-quiet-focus>
      {flow ? (
        <OneFlow flow={flow} flows={flows} written={written.find(({ code }) => code === asked) ?? flow} />
      ) : null}
    </main>
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
    <PageFrame title={flowName(flow, say)}>
      <FlowInspection key={flow.code} flow={flow} flows={flows} written={written} />
    </PageFrame>
  );
};
