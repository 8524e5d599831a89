import { scenariosIn, type Scenario } from '#machines/analysis/scenarios/scenario.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { isReport } from '#src/inspect/isReport.ts';

const files = import.meta.glob<unknown>('../../../machines/flows/scenarios/*.json', { import: 'default' });

/** The file that has the scenarios of the line of a flow, undefined for a flow that is no report. */
export const scenarioFile = (flow: AnyFlow): string | undefined =>
  isReport(flow) ? `machines/flows/scenarios/${flow.claimType}.json` : undefined;

const loading = new Map<string, Promise<readonly Scenario[]>>();

/** A promise, the same each time, of the scenarios of a flow; none where nobody has written any. Rejects where a file is no such file. */
export const loadScenarios = (flow: AnyFlow): Promise<readonly Scenario[]> => {
  const before = loading.get(flow.code);
  if (before) return before;
  const load = files[`../../../${scenarioFile(flow) ?? ''}`];
  const loaded = load
    ? load().then((file) => scenariosIn(file).filter((scenario) => scenario.flow === flow.code))
    : Promise.resolve([]);
  loading.set(flow.code, loaded);
  return loaded;
};
