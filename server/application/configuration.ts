import { calls } from '#machines/service/calls.ts';
import { routeOf, type App } from '#server/http/route.ts';
import type { Switches } from '#server/switches/openSwitches.ts';

/** GET /rest/application/configuration, as operators have switched it and with the event lanes that are open now. */
export function configuration(
  app: App,
  { switches }: { readonly switches: Pick<Switches, 'configured'> },
): void {
  app.route({
    ...routeOf(calls.configuration),
    handler: async () => switches.configured(),
  });
}
