import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '../logging.ts';
import type { App } from '../route.ts';
import type { Service } from '../service.ts';
import { checkWaiting } from './checkWaiting.ts';

const patience = 500;

/**
 * Looks into the files that wait for the virus scanner, at the start and then again and again (milliseconds), and logs what
 * became of them. Of several processes on a database each may.
 */
export function checkRegularly(app: App, service: Service, interval: number): void {
  let underway: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      const checked = await checkWaiting(service);
      if (checked.stored + checked.refused > 0) app.log.info(checked, 'files checked');
    } catch (error) {
      app.log.error(describeError(error), 'files not checked');
    }
  };
  const kick = (): void => {
    underway ??= run().finally(() => (underway = undefined));
  };
  kick();
  const timer = setInterval(kick, interval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // What is under way then is taken again by whoever starts next.
    await Promise.race([underway, wait(patience, undefined, { ref: false })]);
  });
}
