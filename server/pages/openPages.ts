import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#machines/service/configuration.ts';
import { atMoment } from '#machines/service/lanes/openLanes.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { oneByOne } from './inTurn.ts';
import { createPrerenderedPages, type PrerenderedPages } from './prerenderedPages.ts';

interface Asked {
  readonly configuration: Configuration;
  readonly now: () => Date;
  readonly folder: string | undefined;
  readonly renderer: PageRenderer | undefined;
}

/**
 * The pages of a build that may not be there yet, or not whole; nothing draws without a drawing. They are others while an event lane is
 * open.
 */
export function openPages({
  folder,
  renderer,
  configuration,
  now,
}: Asked): () => PrerenderedPages | undefined {
  const inTurn = oneByOne();
  let made: { readonly lanes: string; readonly pages: PrerenderedPages } | undefined;
  return () => {
    if (folder === undefined || renderer === undefined || !existsSync(join(folder, 'index.html')))
      return undefined;
    const shown = atMoment(configuration, now());
    const lanes = shown.lanes.map(({ key }) => key).join();
    if (made?.lanes !== lanes)
      made = {
        lanes,
        pages: createPrerenderedPages({ folder, renderer, configuration: shown, inTurn }),
      };
    return made.pages;
  };
}
