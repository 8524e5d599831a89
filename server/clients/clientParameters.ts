import type { Systems } from '#server/registers/systems.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';

/** What the calls about clients work with. */
export interface ClientParameters extends Store {
  readonly sessions: Sessions;
  readonly systems: Systems;
  /** For how long drafts are kept, in milliseconds. */
  readonly keepsDrafts: number;
  /** What searches are hidden by in the trail; a process makes one of its own without it. */
  readonly secret: string | undefined;
}
