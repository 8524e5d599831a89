import type { Documented } from '#machines/analysis/rulesOf.ts';
import { flows } from '#machines/flows/index.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';

/** Every flow that is judged: those of reports and those of the sales application. */
export const judgedFlows: readonly Documented[] = [...flows, ...salesFlows];

/** One of them. */
export const judgedFlow = (code: string): Documented => {
  const flow = judgedFlows.find((one) => one.code === code);
  if (!flow) throw new Error(`There is no flow ${code}.`);
  return flow;
};
