import { atMoment } from '#machines/service/lanes/openLanes.ts';
import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Store } from '#server/store/tables.ts';

interface Given extends Pick<Store, 'now'> {
  readonly configuration: Configuration;
}

/** GET /rest/application/configuration, with the event lanes that are open now. */
export function configuration(app: App, given: Given): void {
  app.route({
    ...routeOf(calls.configuration),
    handler: async () => atMoment(given.configuration, given.now()),
  });
}
