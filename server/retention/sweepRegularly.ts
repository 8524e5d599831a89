import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import { takeTurn } from '#server/store/shared/takeTurn.ts';
import type { Store } from '#server/store/tables.ts';
import { retentionInForce } from './shrinking.ts';
import { leaptAt } from './steadyClock.ts';
import { sweep, sweepFolders, type Retention } from './sweep.ts';

interface Parameters extends Store {
  readonly documents: DocumentStore;
  readonly retention: Retention;
  /** True when no other process can work on the database. */
  readonly isAlone: boolean;
}

const sweepInterval = 60 * 60_000;
const day = 24 * sweepInterval;

/** Milliseconds in which of several processes one sweeps: those that start together, and then each hour. */
const soon = 5 * 60_000;
const within = 55 * 60_000;

/**
 * Removes what was kept long enough, at the start and every hour, but for a day after the clock leapt. Of several processes on a
 * database one does it for all, and each removes what uploads have left on its own machine.
 */
export const sweepRegularly: AreaPlugin<Parameters> = async (app, { isAlone, ...parameters }) => {
  let isFirst = true;
  const run = async (): Promise<void> => {
    const after = isFirst ? soon : within;
    isFirst = false;
    if (!isAlone && !(await takeTurn(parameters.db, { name: 'sweep', after }))) {
      await sweepFolders(parameters.now());
      return;
    }
    const leapt = await leaptAt(parameters);
    if (leapt) return app.log.info({ event: 'clock.leapt', at: leapt }, 'not swept for a day');
    const { retention, shrinking } = await retentionInForce(parameters, parameters.retention);
    for (const { kind, from, to, at } of shrinking)
      app.log.warn({ kind, keptDays: from / day, thenDays: to / day, at }, 'kept shorter from then on');
    app.log.info(await sweep({ ...parameters, retention }), 'swept');
  };
  const sweepNow = regularly(app, { run, interval: sweepInterval, failed: 'sweep failed' });
  sweepNow();
};
