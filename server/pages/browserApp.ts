import plugin from 'fastify-plugin';
import type { Configuration } from '#machines/service/configuration.ts';
import { describeError } from '#server/http/logging.ts';
import type { App } from '#server/http/route.ts';
import { answerUnknownPaths } from '#server/http/unknownPaths.ts';
import type { Counted } from '#server/sessions/callers.ts';
import type { Db } from '#server/store/tables.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { serveAssets } from './assets.ts';
import type { FindStatic } from './sendStatic.ts';
import type { PrerenderedPages } from './prerenderedPages.ts';

interface Parameters extends Counted {
  readonly db: Db;
  /** Folder of the built browser app. */
  readonly folder: string | undefined;
  /** The prerendered pages; undefined while there is no build, and where nothing draws. */
  readonly pages: () => PrerenderedPages | undefined;
  readonly configuration: Configuration;
  readonly sessions: Sessions;
  readonly findStatic: FindStatic;
}

// Whoever waited for the service goes first.
const drawsAfter = 5000;

/** The browser app and its pages, for every request that no area answers; it is registered before the areas. */
export const browserApp = plugin<Parameters>(async (app: App, parameters) => {
  answerUnknownPaths(app, await serveAssets(app, parameters));
  drawPagesAhead(app, parameters.pages);
});

// Only for a service that visitors can reach, and when it can answer them.
function drawPagesAhead(app: App, pages: Parameters['pages']): void {
  app.addHook('onListen', () => {
    const draw = async () => pages()?.renderAhead(app.stopping);
    // A build that is not whole ends nobody's service: whoever asks for a page is told.
    const onError = (error: unknown) => app.log.error(describeError(error), 'pages not drawn');
    setTimeout(() => void draw().catch(onError), drawsAfter).unref();
  });
}
