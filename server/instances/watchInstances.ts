import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AreaPlugin } from '#server/http/area.ts';
import { describeError } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import type { Db } from '#server/store/tables.ts';
import { countInstances, differencesFrom, type CountedInstances, type Difference } from './differences.ts';
import { forgetInstance, hearInstances } from './heardInstances.ts';
import { instanceOf, type SharedSettings } from './instance.ts';

interface Parameters {
  readonly db: Db;
  readonly build: { readonly hash: string };
  readonly shared: SharedSettings;
  readonly noteInstances: (counted: CountedInstances) => void;
}

const halfMinute = 30_000;
/** Milliseconds that a service which closes waits for its row to go; where the database is away, it goes by itself. */
const patience = 1000;

/**
 * Tells other processes on the database, at the start and every half minute, that this one runs, with which build and with digests of
 * which settings; warns of each difference once for as long as it lasts, and counts them.
 */
export const watchInstances: AreaPlugin<Parameters> = async (app, { db, build, shared, noteInstances }) => {
  const own = instanceOf(randomUUID(), build.hash, shared);
  let known: readonly string[] = [];
  const run = async (): Promise<void> => {
    const others = await hearInstances(db, own);
    noteInstances(countInstances(own, others));
    const differences = differencesFrom(own, others).map((one) => ({ one, key: JSON.stringify(one) }));
    for (const { one, key } of differences)
      if (!known.includes(key)) app.log.warn({ event: 'instance.differs', ...one }, warningOf(one, shared));
    known = differences.map(({ key }) => key);
  };
  // Hooks of closing run last to first: what is under way ends before the row goes.
  app.addHook('onClose', async () => {
    const gone = forgetInstance(db, own.id).catch((error: unknown) =>
      app.log.error(describeError(error), 'process not forgotten'),
    );
    await Promise.race([gone, wait(patience, undefined, { ref: false })]);
  });
  const look = regularly(app, { run, interval: halfMinute, failed: 'processes not compared', patience });
  look();
};

const warningOf = ({ setting, other }: Difference, { made }: SharedSettings): string => {
  if (setting === undefined)
    return `A process of another build (${other}) is on this database: meant only while a release is brought out.`;
  return made.includes(setting)
    ? `Each process makes its own ${setting} where none is given, and another is on this database: what one of them gives out, the other refuses.`
    : `Another process on this database has another ${setting}.`;
};
