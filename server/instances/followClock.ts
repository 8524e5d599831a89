import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import type { DatabaseClock } from '#server/store/shared/databaseClock.ts';

const halfMinute = 30_000;
/** Milliseconds by which the clock of a machine may differ from that of the database before an operator is told. */
const tolerated = 2000;

/** Keeps the clock of the service by that of the database, and warns once for as long as that of this machine differs from it. */
export const followClock: AreaPlugin<{ readonly clock: DatabaseClock }> = async (app, { clock }) => {
  let isWarned = false;
  const run = async (): Promise<void> => {
    const milliseconds = Math.round(await clock.follow());
    const differs = Math.abs(milliseconds) > tolerated;
    if (differs && !isWarned)
      app.log.warn(
        { event: 'clock.differs', milliseconds },
        'the clock of this machine differs from that of the database, which is gone by',
      );
    isWarned = differs;
  };
  const look = regularly(app, { run, interval: halfMinute, failed: 'clock not compared' });
  look();
};
