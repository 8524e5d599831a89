import type { Configuration } from '#machines/service/configuration.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { InspectFrame } from './frame/InspectFrame.tsx';
import { FlowIndex } from './index/FlowIndex.tsx';
import { isCountedFlow } from './index/flowGroups.ts';
import type { InspectedFlows } from './inspectedFlows.ts';
import { isOverview } from './index/overviews.ts';
import { SearchField } from './search/SearchField.tsx';

const FlowScreen = lazyPart(() => import('./FlowScreen.tsx'), 'FlowScreen');
const CatalogueScreen = lazyPart(() => import('./catalogues/CatalogueScreen.tsx'), 'CatalogueScreen');
const CompareScreen = lazyPart(() => import('./sideBySide/CompareScreen.tsx'), 'CompareScreen');

const loaded = new WeakMap<Configuration, Promise<InspectedFlows>>();

/** The flows with all that is known about them: the same promise for the same configuration. */
const loadInspected = (configuration: Configuration): Promise<InspectedFlows> => {
  const loading =
    loaded.get(configuration) ??
    loadChunk(() => import('./inspectedFlows.ts')).then((loader) => loader.loadInspected(configuration));
  loaded.set(configuration, loading);
  return loading;
};

interface Props {
  readonly configuration: Configuration;
  /** What the address names: the code of a flow, or an overview of all of them. */
  readonly asked: string | undefined;
}

/**
 * The inspection: the flow or the overview that is asked for, else the index of all flows. No flow is loaded before one is asked
 * for or sought.
 */
export const InspectScreen = ({ configuration, asked = '' }: Props) => {
  const load = () => loadInspected(configuration);
  if (isCountedFlow(asked)) return <FlowScreen loading={load()} asked={asked} />;
  if (!isOverview(asked))
    return (
      <InspectFrame>
        <FlowIndex load={load} />
      </InspectFrame>
    );
  return (
    <InspectFrame head={<SearchField isSmall />}>
      {asked === 'compare' ? (
        <CompareScreen loading={load()} />
      ) : (
        <CatalogueScreen key={asked} loading={load()} name={asked} />
      )}
    </InspectFrame>
  );
};
