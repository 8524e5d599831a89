import type { JSONColumnType } from 'kysely';
import type { LivePlace } from '#machines/service/sales/live.ts';

/** A tab that is at a client; it is held to have gone where `seen_at` is a minute old. */
export interface PresenceTable {
  tab: string;
  subject: string;
  name: string;
  client_id: string;
  page: LivePlace['page'];
  /** Which of the client's vehicles or policies it is at; null at the client alone. */
  record_id: string | null;
  unsaved: JSONColumnType<LivePlace['unsaved']>;
  seen_at: Date;
}
