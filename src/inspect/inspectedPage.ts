import { findPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';

/** The page that the inspection shows for a code: of each row of a record the one page; undefined where the flow has none. */
export const inspectedPage = (
  flow: AnyFlow,
  code: string | null,
): AnyFlow['pages'][number]['code'] | undefined => {
  const page = findPage(flow, code ?? '');
  return flow.pages.find((one) => one.code === (page?.record ?? page?.code))?.code;
};
