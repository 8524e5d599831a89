import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Limits } from '#server/http/limits.ts';
import type { Messages } from '#server/messages/message.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import type { Store } from '#server/store/tables.ts';

/** What giving a report to a client works with. */
export interface Telephoning extends Store {
  readonly sessions: Sessions;
  readonly flows: readonly Flow[];
  readonly messages: Messages;
  readonly limits: Limits;
  /** Below which address the reports are. */
  readonly configuration: Pick<Configuration, 'entryPrefix'>;
  /** The address of the application, as clients see it. */
  readonly publicUrl: string;
  /** For how long drafts are kept, in milliseconds. */
  readonly keepsDrafts: number;
}
