import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import type { Ownership } from '#server/reports/getOwnClaim.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { Offered } from '#server/reports/newReport.ts';
import type { Store } from '#server/store/tables.ts';
import type { Switches } from '#server/switches/openSwitches.ts';
import { create } from './create.ts';
import { discard } from './discard.ts';
import { readClaim } from './readClaim.ts';
import { save } from './save.ts';

interface Parameters extends Ownership, Offered, Store {
  readonly documents: DocumentStore;
  readonly systems: Systems;
  readonly switches: Switches;
}

/** The calls of a report that is being written: it is created, read, saved and discarded. */
export const claimCalls: AreaPlugin<Parameters> = async (app, parameters) => {
  create(app, parameters);
  readClaim(app, parameters);
  save(app, parameters);
  discard(app, parameters);
};
