import * as z from 'zod';
import { ContactType } from '#machines/claim/enums.ts';
import type { FinalizeAnswer } from '#machines/service/claimRequest.ts';

/** How a message about a sent report stands: on its way, sent, or given up. */
export const ReportMessage = z.object({
  by: ContactType,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  sentAt: z.iso.datetime().optional(),
});
export type ReportMessage = z.infer<typeof ReportMessage>;

/** A message that confirms a report, and the end of whom it goes to. */
export interface SentMessage extends ReportMessage {
  readonly to: string;
}

const messageOf = (
  by: ContactType,
  to?: string,
  sentAt?: string,
  hasFailed?: boolean,
): readonly SentMessage[] =>
  to === undefined ? [] : [{ by, to, sentAt, state: hasFailed ? 'FAILED' : sentAt ? 'SENT' : 'WAITING' }];

/** The messages that confirm a sent report; none where its reporter is reached by none. */
export const messagesOf = (result: FinalizeAnswer): readonly SentMessage[] => [
  ...messageOf('PHONE', result.smsTo, result.smsSentAt, result.smsFailed),
  ...messageOf('EMAIL', result.mailTo, result.mailSentAt, result.mailFailed),
];
