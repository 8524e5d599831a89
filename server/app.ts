import { listAreas } from './areas.ts';
import { openHttp } from './http/http.ts';
import { describeCalls } from './http/openApi.ts';
import type { App } from './http/route.ts';
import { openSockets } from './http/sockets.ts';
import { browserApp } from './pages/browserApp.ts';
import { countFailures } from './metrics/countFailures.ts';
import { showMetrics } from './metrics/showMetrics.ts';
import { openParts } from './parts.ts';
import { sessionHooks } from './sessions/sessionHooks.ts';
import type { AppOptions } from './settings/appOptions.ts';
import { defaultConfiguration } from './settings/defaultConfiguration.ts';
import { signInHook } from './signIn/signInHook.ts';

/**
 * The claim service as a Fastify app: what holds for every request, the browser app when it is built, every area of the list.
 * Closing it leaves the database open, which its caller closes.
 */
export async function createApp(options: AppOptions, areasOf = listAreas): Promise<App> {
  const { log, requestTimeout, idleTimeout, trustProxy, rateLimit, loadLimit, isTls = false } = options;
  const { mapTiles } = options.configuration ?? defaultConfiguration;
  const { db, poolWait } = options.database;
  const app = await openHttp({
    db,
    poolWait,
    isTls,
    mapTiles,
    log,
    requestTimeout,
    idleTimeout,
    trustProxy,
    rateLimit,
    limits: options.limits,
    loadLimit,
  });
  await openSockets(app);
  const parts = openParts(options, app);
  const { now, sessions, signIns, configuration, pages, build, limits, callerOf, measures } = parts;
  await app.register(showMetrics, { measures, metricsKey: options.metricsKey });
  await app.register(countFailures, { db, now });
  await app.register(sessionHooks, { sessions, db, limits });
  await app.register(signInHook, { db, now, sessions, signIns });
  await app.register(browserApp, {
    folder: options.assets,
    pages,
    configuration,
    sessions,
    db,
    limits,
    callerOf,
    findStatic: parts.builds.read,
  });
  if (options.showsContract !== false) await describeCalls(app, build.hash);
  for (const register of areasOf(options, parts)) await register(app);
  return app;
}
