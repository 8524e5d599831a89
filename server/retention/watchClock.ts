import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import type { Store } from '#server/store/tables.ts';
import { redate } from './redate.ts';

interface Parameters extends Store {
  /** Milliseconds between two looks. */
  readonly interval: number | undefined;
}

const halfMinute = 30_000;

/**
 * Notices that a clock was set back, at the start and then again and again: what was written while it was ahead is moved to the time
 * that is. Of several processes on a database each may.
 */
export const watchClock: AreaPlugin<Parameters> = async (app, { interval = halfMinute, ...store }) => {
  const run = async (): Promise<void> => {
    const moved = await redate(store);
    if (moved > 0) app.log.warn({ event: 'clock.setBack', moved }, 'a clock was set back');
  };
  const look = regularly(app, { run, interval, failed: 'clock not watched' });
  look();
};
