import { lines } from '../../machines/flows/lines.ts';
import type { Flow } from '../../machines/flow/flow.ts';
import { asksSomething } from '../../machines/flow/answers.ts';
import { walk } from '../../machines/flow/walk.ts';
import { draftPaths } from '../drafts/draftsRoute.ts';
import type { PageDrawing } from '../../machines/service/drawnPage.ts';
import { flowAddress } from '../flow/flowAddress.ts';

/**
 * The addresses of all pages, and of those that look the same to everybody who comes for the first time: the start page, and of
 * every line its first page, its first page that asks and its list of drafts, also where the line is switched off.
 */
export const addressesOf: PageDrawing['addressesOf'] = async ({ entryPrefix }) => {
  const ofLines = await Promise.all(
    lines.map(async ({ home, flows }) => {
      const flow = await flows.DRAFT();
      const { pathOf } = flowAddress(flow, entryPrefix);
      const list = entryPrefix + home + draftPaths.list;
      return {
        all: [...flow.pages.map(({ code }) => pathOf(code)), list],
        same: [...firstPages(flow).map(pathOf), list],
      };
    }),
  );
  return {
    all: ['/', ...ofLines.flatMap(({ all }) => all)],
    same: ['/', ...ofLines.flatMap(({ same }) => same)],
  };
};

/** The pages from the first one to the first that asks something. */
const firstPages = (flow: Flow): readonly string[] => {
  const walked = walk(flow, {});
  return walked.slice(0, walked.findIndex(asksSomething) + 1).map(({ code }) => code);
};
