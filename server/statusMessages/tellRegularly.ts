import type { AreaPlugin } from '#server/http/area.ts';
import { regularly } from '#server/http/regularly.ts';
import { sendStatusMessages, type Telling } from './sendStatusMessages.ts';

interface Parameters extends Telling {
  /** Milliseconds between two looks for messages that are due. */
  readonly wakeInterval: number | undefined;
}

const everyFiveSeconds = 5000;

/** Sends the messages about sent claims when they are due; what becomes of each is an event of the log. */
export const tellRegularly: AreaPlugin<Parameters> = async (
  app,
  { wakeInterval = everyFiveSeconds, ...telling },
) => {
  const run = async (): Promise<void> => {
    for (const told of await sendStatusMessages(telling, app.stopping)) {
      if (told.event === 'status.sent') app.log.info(told, 'change of a claim told');
      else app.log.warn(told, 'change of a claim not told');
    }
  };
  regularly(app, { run, interval: wakeInterval, failed: 'changes of claims not told' })();
};
