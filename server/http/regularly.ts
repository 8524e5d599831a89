import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from './logging.ts';
import { unasked } from '#server/traces/cause.ts';
import type { App } from './route.ts';

interface RegularWork {
  readonly run: () => Promise<void>;
  /** Milliseconds from one time to the next. */
  readonly interval: number;
  /** What the log says where it failed; it is done again at the next time. */
  readonly failed: string;
  /** Milliseconds that a service that closes waits for it; as long as it takes by default. */
  readonly patience?: number;
}

/**
 * Work that is done again and again until the service is to be stopped, never twice at once. Gives a way to ask for it at once; asked
 * for while it is under way, it is done once more.
 */
export function regularly(app: App, { run, interval, failed, patience }: RegularWork): () => void {
  const { stopping } = app;
  let underway: Promise<void> | undefined;
  let isAskedAgain = false;
  const work = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      // Whoever asks for it at once is not why it is done.
      await unasked(run).catch((error: unknown) => app.log.error(describeError(error), failed));
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
