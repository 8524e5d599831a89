import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { createResourceMachine } from '../../../../machines/actors/resource.ts';
import type { VehicleRouting } from '../../../../machines/claim/enums.ts';
import type { RepairShop } from '../../../../machines/service/repairShops.ts';

type Request = { routing: VehicleRouting | undefined };

/** Loads the repair shops for a routing. Rejects with a Failure. */
export type LoadShops = (routing: Request['routing'], signal: AbortSignal) => Promise<readonly RepairShop[]>;

const machine = createResourceMachine<Request, readonly RepairShop[]>('loadRepairShops');
export type ShopsActor = ActorRefFrom<typeof machine>;

/**
 * Keeps the repair shops of each routing, so that page and dialog load them once per visit.
 *
 * @param load the port that makes the call
 * @returns hands out the same actor for the same routing, not yet loading
 */
export function shopShelf(load: LoadShops): (routing: Request['routing']) => ShopsActor {
  const kept = new Map<Request['routing'], ShopsActor>();
  const provided = machine.provide({
    actors: { load: fromPromise(({ input, signal }) => load(input.request.routing, signal)) },
  });
  return (routing) => {
    const actor = kept.get(routing) ?? createActor(provided, { input: { request: { routing } } }).start();
    kept.set(routing, actor);
    return actor;
  };
}
