import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import type { ShopRouting } from '#machines/claim/derived/vehicleRouting.ts';
import type { RepairShop } from '#machines/service/repairShops.ts';

type Request = { routing: ShopRouting | undefined };

/** Loads the repair shops for a routing. Rejects with a Failure. */
export type LoadShops = (routing: Request['routing'], signal: AbortSignal) => Promise<readonly RepairShop[]>;

const loadMachine = createRetryMachine<Request, readonly RepairShop[]>('loadRepairShops');
const machine = createResourceMachine(loadMachine);
export type ShopsActor = ActorRefFrom<typeof machine>;

/**
 * A cache of the repair shops for each routing, so that page and dialog load them once per visit. The same routing always gets
 * the same actor, which does not load by itself.
 */
export function shopCache(load: LoadShops): (routing: Request['routing']) => ShopsActor {
  const kept = new Map<Request['routing'], ShopsActor>();
  const provided = machine.provide({
    actors: {
      load: loadMachine.provide({
        actors: {
          call: fromPromise<readonly RepairShop[], { request: Request }>(({ input, signal }) =>
            load(input.request.routing, signal),
          ),
        },
      }),
    },
  });
  return (routing) => {
    const actor = kept.get(routing) ?? createActor(provided, { input: { request: { routing } } }).start();
    kept.set(routing, actor);
    return actor;
  };
}
