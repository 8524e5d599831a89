import type { Bus, Hearer } from '#server/store/bus/bus.ts';
import type { App } from './route.ts';

/** The sockets that an area has open in a process. */
interface OpenSockets extends Hearer {
  readonly size: () => number;
  /** Sends all of them to another process. */
  readonly sendAway: () => void;
}

/**
 * Lets the sockets of an area hear the news of the bus as long as any is open: `come` with each that opens, `leave` with each that has
 * gone. All are sent away before the port closes, so that they come to a process that stays.
 */
export function hearWhileOpen(app: App, { bus, open }: { readonly bus: Bus; readonly open: OpenSockets }) {
  let stop: (() => void) | undefined;
  app.stopping.addEventListener('abort', () => {
    stop?.();
    open.sendAway();
  });
  return {
    come: (): void => {
      stop ??= bus.listen(open);
    },
    leave: (): void => {
      if (open.size() > 0) return;
      stop?.();
      stop = undefined;
      // The first that comes after them must not be told that news come through before they do.
      open.hearing(false);
    },
  };
}
