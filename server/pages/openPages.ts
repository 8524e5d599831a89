import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#machines/service/configuration.ts';
import type { PageRenderer } from '#machines/service/prerenderedPage.ts';
import { oneByOne } from './inTurn.ts';
import { createPrerenderedPages, type PrerenderedPages } from './prerenderedPages.ts';

interface Asked {
  /** The configuration as it is now. */
  readonly configured: () => Configuration;
  readonly stopping: AbortSignal;
  readonly folder: string | undefined;
  readonly renderer: PageRenderer | undefined;
}

/**
 * The pages of a build that may not be there yet, or not whole; nothing draws without a drawing. They are others
 * while an event lane is open, and where an operator has switched something.
 */
export function openPages({
  folder,
  renderer,
  configured,
  stopping,
}: Asked): () => PrerenderedPages | undefined {
  const inTurn = oneByOne();
  let made: { readonly by: string; readonly pages: PrerenderedPages } | undefined;
  return () => {
    if (folder === undefined || renderer === undefined || !existsSync(join(folder, 'index.html')))
      return undefined;
    const configuration = configured();
    const by = JSON.stringify(configuration);
    if (made?.by === by) return made.pages;
    const isChanged = made !== undefined;
    made = { by, pages: createPrerenderedPages({ folder, renderer, configuration, inTurn }) };
    // What cannot be drawn now is drawn when it is asked for.
    if (isChanged) void made.pages.renderAhead(stopping).catch(() => undefined);
    return made.pages;
  };
}
