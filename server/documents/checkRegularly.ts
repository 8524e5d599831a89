import { regularly } from '#server/http/regularly.ts';
import type { App } from '#server/http/route.ts';
import { checkWaiting, type WaitingFiles } from './checkWaiting.ts';

/** Milliseconds that a service that closes gives what is under way to be given back. */
const patience = 500;

/**
 * Looks into the files that wait for the virus scanner, at the start and then again and again (milliseconds), and logs what
 * became of them. Of several processes on a database each may.
 */
export function checkRegularly(app: App, files: Omit<WaitingFiles, 'stopping'>, interval: number): void {
  const run = async (): Promise<void> => {
    const checked = await checkWaiting({ ...files, stopping: app.stopping });
    if (checked.stored + checked.refused > 0) app.log.info(checked, 'files checked');
  };
  const check = regularly(app, { run, interval, failed: 'files not checked', patience });
  check();
}
