import { Failure } from '#machines/calls/failures.ts';
import type { Limits } from '#server/http/limits.ts';
import { createLimit } from '#server/store/counters.ts';
import type { Db } from '#server/store/tables.ts';
import type { SendSms } from './sms.ts';

/**
 * Sends text messages that a claim was reported, so many to one number and over all: whoever reports again and again with a
 * stranger's number does not ring it. Rejects with Failure 245000012 beyond.
 */
export function limitedSms(db: Db, send: SendSms, limits: Limits): SendSms {
  const refused = () => new Failure('245000012');
  const countContact = createLimit(db, limits.noticesOfContact, refused);
  const countAll = createLimit(db, limits.messagesOfAll, refused);
  return async (message) => {
    await countContact(`notice ${message.to}`);
    await countAll('messages');
    await send(message);
  };
}
