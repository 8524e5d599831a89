import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';

/** Hash and branch of the running service. */
export interface BuildInfo {
  readonly hash: string;
  readonly branch: string;
}

/** GET /rest/application/build-info: the client compares it with the version it was loaded as. */
export function buildInfo(app: App, { build }: { readonly build: BuildInfo }): void {
  app.route({ ...routeOf(calls.buildInfo), handler: async () => build });
}
