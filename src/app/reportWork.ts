import { loadSendFile } from '#src/service/provideUploads.ts';
import { countTraffic } from '#src/traffic/countTraffic.ts';
import type { CreatedApplication } from './createApplication.ts';

/**
 * The background work of a document that is about a report: what happens on its pages is counted, and what sends its files is
 * fetched, as one may be picked, or be on its way, where there is no network any more.
 */
export const startReportWork = (
  flow: string,
  { actor, trace }: Pick<CreatedApplication, 'actor' | 'trace'>,
): void => {
  if (actor.getSnapshot().context.configuration?.countsTraffic === true)
    countTraffic({ flow, system: actor.system, trace });
  void import('#src/dialogs/FilesDialog.tsx').catch(() => undefined);
  void loadSendFile().catch(() => undefined);
  void import('#src/service/photos/preparePhoto.ts').catch(() => undefined);
};
