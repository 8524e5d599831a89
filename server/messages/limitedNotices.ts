import { Failure } from '#machines/calls/failures.ts';
import type { Limits } from '#server/http/limits.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';

/**
 * Sends messages that a claim was reported, so many to one contact and over all: whoever reports again and again with a stranger's contact
 * does not disturb them. Rejects with Failure 245000012 beyond.
 */
export function limitedNotices(
  db: Db,
  limits: Limits,
): <M extends { readonly to: string }>(send: (message: M) => Promise<void>) => (message: M) => Promise<void> {
  const refused = () => new Failure('245000012');
  const countContact = createLimit(db, limits.noticesOfContact, refused);
  const countAll = createLimit(db, limits.messagesOfAll, refused);
  return (send) => async (message) => {
    await countContact(`notice ${message.to}`);
    await countAll('messages');
    await send(message);
  };
}
