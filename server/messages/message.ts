import type { ContactType } from '#machines/claim/enums.ts';
import type { Language } from '#machines/service/configuration.ts';

/** A message to one person; a text message has no subject. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Of its words; left out where nobody knows it. */
  readonly language?: Language | undefined;
}

/** Hands a message over to be sent. Rejects where nobody took it. */
export type Send = (message: Message) => Promise<void>;

/** The ways to send a message, by the kind of contact; missing where there is none. */
export type Messages = Readonly<Partial<Record<ContactType, Send>>>;
