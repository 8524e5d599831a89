import * as z from 'zod';
import { ContactType } from '#machines/claim/enums.ts';

/** What a file is refused by. Source: specification section 8. */
export const FileRefusal = z.enum([
  '245000005',
  '245000016',
  '245000024',
  '245000028',
  '245000029',
  '245000031',
  '245000033',
  '245000036',
  '245000037',
  '245000038',
  '245000039',
  '245000040',
]);

/** The files of reports: which are being checked, how many were refused and why, and what is stored. */
export interface FilesState {
  readonly checking: { readonly count: number; readonly oldest?: string | undefined };
  /** By the code of the reason, the most frequent of the week first. */
  readonly refused: readonly { readonly code: string; readonly day: number; readonly week: number }[];
  readonly stored: { readonly count: number; readonly bytes: number };
}

export const FilesState: z.ZodType<FilesState> = z.object({
  checking: z.object({ count: z.int(), oldest: z.iso.datetime().optional() }),
  refused: z.array(
    z.object({
      code: z.string(),
      day: z.int().describe('In the last 24 hours.'),
      week: z.int().describe('In the last seven days.'),
    }),
  ),
  stored: z.object({ count: z.int(), bytes: z.int() }),
});

/** What a message is about: that a report was taken, that its claim has changed, or what it reminds of. */
export const SentKind = z.enum(['CONFIRMATION', 'CHANGE', 'DUE_SOON', 'OVERDUE', 'EVE', 'FILE']);
export type SentKind = z.infer<typeof SentKind>;

/** How a message stands: before its first try, after a try that nobody took, sent, or given up. */
export const SentState = z.enum(['WAITING', 'TRIED', 'SENT', 'FAILED']);
export type SentState = z.infer<typeof SentState>;

/** Which message it is; a confirmation goes by its report. */
export interface WhichMessage {
  readonly kind: SentKind;
  readonly channel: ContactType;
  readonly message: string;
}

/** A message without its words, to an address of which the end is shown as long as the address is kept. */
export interface ListedMessage extends WhichMessage {
  readonly claimNumber?: string | undefined;
  readonly end?: string | undefined;
  readonly state: SentState;
  readonly tries: number;
  readonly since: string;
}

/** The last messages, those that failed first; `more` where there are others. */
export interface MessagesState {
  readonly messages: readonly ListedMessage[];
  readonly more: boolean;
}

export const MessagesState: z.ZodType<MessagesState> = z.object({
  messages: z.array(
    z.object({
      kind: SentKind,
      channel: ContactType,
      message: z.uuid(),
      claimNumber: z.string().optional(),
      end: z.string().optional().describe('The end of the address, as long as it is kept.'),
      state: SentState,
      tries: z.int(),
      since: z.iso.datetime(),
    }),
  ),
  more: z.boolean().describe('There are others, older ones.'),
});
