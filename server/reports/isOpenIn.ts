import type { Session } from '#server/sessions/sessions.ts';

interface Owned {
  readonly session_id: string;
  readonly opened_at: Date;
}

/** True for a report of a session that its browser has opened, and may read and answer. The session is open. */
export const isOpenIn = ({ id, startedAt }: Session, { session_id, opened_at }: Owned): boolean =>
  session_id === id && opened_at >= startedAt;
