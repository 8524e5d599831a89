import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';

/** The page of a flow as it is written, which stands for all rows of a list. Throws where the flow has no such page. */
export const pageOf = ({ code, pages }: AnyFlow, wanted: string): AnyPage => {
  const page = pages.find((one) => one.code === wanted);
  if (!page) throw new Error(`The flow ${code} has no page ${wanted}.`);
  return page;
};
