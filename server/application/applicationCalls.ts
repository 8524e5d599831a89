import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Counted } from '#server/sessions/callers.ts';
import type { Store } from '#server/store/tables.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import { buildInfo, type BuildInfo } from './buildInfo.ts';
import { configuration } from './configuration.ts';
import { health } from './health.ts';
import { helpdeskReport } from './helpdeskReport.ts';
import { log } from './log.ts';

interface Parameters extends Store, Counted {
  readonly documents: DocumentStore;
  readonly switches: Switches;
  readonly build: BuildInfo;
  readonly hasOwnRegisters: boolean;
}

/** The calls about the application itself: its version, configuration and health, what the browser logs and reports. */
export const applicationCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  configuration(app, parameters);
  buildInfo(app, parameters);
  log(app, parameters);
  helpdeskReport(app, parameters);
  health(app, parameters);
};
