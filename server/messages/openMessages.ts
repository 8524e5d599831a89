import type { Store } from '#server/store/tables.ts';
import { mailThrough } from './mail.ts';
import type { Messages } from './message.ts';
import { outboxMessages } from './outbox.ts';
import type { SendSms } from './sms.ts';

interface Ways extends Store {
  /** Address of the mail server. */
  readonly smtp: string | undefined;
  /** Undefined where no gateway is known. */
  readonly sendSms: SendSms | undefined;
  /** True where messages that nothing sends are kept in the outbox. */
  readonly hasOutbox: boolean;
}

/** The ways to send a message: what is configured sends; the outbox keeps the rest where there is one. */
export const openMessages = ({ db, now, smtp, sendSms, hasOutbox }: Ways): Messages => ({
  ...(hasOutbox && outboxMessages(db, now)),
  ...(smtp !== undefined && { EMAIL: mailThrough(smtp) }),
  ...(sendSms && { PHONE: sendSms }),
});
