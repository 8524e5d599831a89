import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import { takeTurn } from '#server/store/shared/takeTurn.ts';
import type { Store } from '#server/store/tables.ts';
import { redate } from './redate.ts';

interface Parameters extends Store {
  /** Milliseconds between two looks. */
  readonly interval: number | undefined;
  /** True when no other process can work on the database. */
  readonly isAlone: boolean;
}

const halfMinute = 30_000;

/**
 * Notices that a clock was set back, at the start and then again and again: what was written while it was ahead is moved to the time
 * that is. Of several processes on a database one does it for all.
 */
export const watchClock: AreaPlugin<Parameters> = async (
  app,
  { interval = halfMinute, isAlone, ...store },
) => {
  const turn = { name: 'clock', after: interval * 0.9 };
  const run = async (): Promise<void> => {
    if (!isAlone && !(await takeTurn(store.db, turn))) return;
    const moved = await redate(store);
    if (moved > 0) app.log.warn({ event: 'clock.setBack', moved }, 'a clock was set back');
  };
  const look = regularly(app, { run, interval, failed: 'clock not watched' });
  look();
};
