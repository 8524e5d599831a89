import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import type { Store } from '#server/store/tables.ts';
import { retentionInForce } from './shrinking.ts';
import { leaptAt } from './steadyClock.ts';
import { sweep, type Retention } from './sweep.ts';

interface Parameters extends Store {
  readonly documents: DocumentStore;
  readonly retention: Retention;
}

const sweepInterval = 60 * 60_000;
const day = 24 * sweepInterval;

/**
 * Removes what was kept long enough, at the start and every hour, but for a day after the clock leapt. Of several processes on a database each may: what is removed is
 * removed once.
 */
export const sweepRegularly: AreaPlugin<Parameters> = async (app, parameters) => {
  const run = async (): Promise<void> => {
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
