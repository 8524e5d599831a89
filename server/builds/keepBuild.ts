import type { AreaPlugin } from '#server/http/area.ts';
import { describeError } from '#server/http/logging.ts';
import { regularly } from '#server/http/regularly.ts';
import type { Builds } from './builds.ts';

interface Parameters {
  readonly builds: Builds;
  readonly now: () => Date;
  /** Folder of the built browser app. */
  readonly folder: string | undefined;
}

const hour = 60 * 60_000;
/** As long as somebody may have a page of a build open that no service has any more. */
const keptFor = 30 * 24 * hour;

/**
 * Stores the files of this build before a document that names them is served, because the next request may come to a service of
 * another build; and notes every hour that they are in use.
 */
export const keepBuild: AreaPlugin<Parameters> = async (app, { builds, now, folder }) => {
  if (folder === undefined) return;
  const keep = async (): Promise<void> => {
    const stored = await builds.keep(folder);
    const swept = await builds.sweep(new Date(now().getTime() - keptFor));
    if (stored + swept > 0) app.log.info({ stored, swept }, 'files of builds stored');
  };
  const failed = 'files of this build not stored';
  // Whoever is served by this service alone misses nothing.
  await keep().catch((error: unknown) => app.log.error(describeError(error), failed));
  regularly(app, { run: keep, interval: hour, failed });
};
