import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { salesFlows } from '#machines/sales/salesFlows.ts';

/** A flow of the sales application by its code, and a page of it as the flow has it now, so that what reads it may judge the flow. */
export const salesFlow = (code: string): AnyFlow => {
  const flow = salesFlows.find((one) => one.code === `sales.${code}`);
  if (!flow) throw new Error(`There is no flow sales.${code}.`);
  return flow;
};
export const salesPage = (code: string, page: string): AnyPage => getPage(salesFlow(code), page);
