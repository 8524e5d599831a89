import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './logging.ts';
import { isDatabaseAway } from '#server/store/databaseAway.ts';
import { unasked } from '#server/traces/cause.ts';
import type { App } from './route.ts';

interface RegularWork {
  readonly run: () => Promise<void>;
  /** Milliseconds from one time to the next. */
  readonly interval: number;
  /** What the log says where it failed, unless the database is away; it is done again at the next time. */
  readonly failed: string;
  /** Milliseconds that a service that closes waits for it; as long as it takes by default. */
  readonly patience?: number;
}

/** Since when the work of a service has missed its database, by the monotonic clock in milliseconds; by what says that it is stopped. */
const missedSince = new WeakMap<AbortSignal, number>();

/** Tells the log of a failure. That the database is away is told once, whatever work meets it, and that it is back. */
function tellingOutcomes({ log, stopping }: App, what: string) {
  let isMissed = false;
  return {
    failed: (error: unknown): void => {
      if (!isDatabaseAway(error)) return log.error(describeError(error), what);
      isMissed = true;
      if (missedSince.has(stopping)) return;
      missedSince.set(stopping, performance.now());
      log.error(describeError(error), 'database away');
    },
    succeeded: (): void => {
      const since = missedSince.get(stopping);
      if (isMissed && since !== undefined) {
        missedSince.delete(stopping);
        log.info({ seconds: Math.round((performance.now() - since) / 1000) }, 'database back');
      }
      isMissed = false;
    },
  };
}

/**
 * Work that is done again and again until the service is to be stopped, never twice at once. Gives a way to ask for it at once; asked
 * for while it is under way, it is done once more.
 */
export function regularly(app: App, { run, interval, failed, patience }: RegularWork): () => void {
  const { stopping } = app;
  const outcome = tellingOutcomes(app, failed);
  let underway: Promise<void> | undefined;
  let isAskedAgain = false;
  const work = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      // Whoever asks for it at once is not why it is done.
      await unasked(run).then(outcome.succeeded, outcome.failed);
    } while (isAskedAgain && !stopping.aborted);
    underway = undefined;
  };
  const kick = (): void => {
    if (stopping.aborted) return;
    isAskedAgain = underway !== undefined;
    underway ??= work();
  };
  const timer = setInterval(kick, interval);
  timer.unref();
  stopping.addEventListener('abort', () => clearInterval(timer));
  app.addHook('onClose', async () => {
    await (patience === undefined
      ? underway
      : Promise.race([underway, wait(patience, undefined, { ref: false })]));
  });
  return kick;
}
