import type { AnyFlow, AnyPage } from '#machines/flow/flow.ts';
import { pageName } from '#src/inspect/pageName.ts';
import type { Say } from '#src/inspect/say.ts';

/** The name of a page as a list of all pages has it: of a page for each row, with the numbers of its rows. */
export const listedPageName = (flow: AnyFlow, page: AnyPage, say: Say): string => {
  const { each, rows } = page;
  const numbered: Say = (key, values) => say(key, { ...values, number: `1–${rows?.max ?? 1}` });
  return pageName(flow, page, each && rows ? numbered : say);
};

/** The address at which the inspection shows a page of a flow. */
export const inspectionAddress = (flow: AnyFlow, page: AnyPage | undefined): string =>
  `/inspect/${flow.code}${page ? `?page=${page.code}` : ''}`;
