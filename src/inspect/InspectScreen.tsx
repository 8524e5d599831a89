import type { Configuration } from '#machines/service/configuration.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { FlowIndex } from './index/FlowIndex.tsx';
import { isCountedFlow } from './index/flowGroups.ts';
import { loadInspected } from './inspectedFlows.ts';

const FlowScreen = lazyPart(() => import('./FlowScreen.tsx'), 'FlowScreen');

interface Props {
  readonly configuration: Configuration;
  /** What the address names: the code of a flow. */
  readonly asked: string | undefined;
}

/** The inspection: the flow whose code is asked for, else the index of all. No flow is loaded before one is asked for. */
export const InspectScreen = ({ configuration, asked }: Props) =>
  asked !== undefined && isCountedFlow(asked) ? (
    <FlowScreen loading={loadInspected(configuration)} asked={asked} />
  ) : (
    <FlowIndex />
  );
