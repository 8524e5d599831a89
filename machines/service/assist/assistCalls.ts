import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { Pointing, Seen } from './seen.ts';

/** Milliseconds for which a code is worth something, and for which one help lasts at the longest. */
export const codeLasts = 10 * 60_000;
export const helpLasts = 15 * 60_000;
/** Milliseconds for which the tab of whoever is helped may be gone. */
export const goneLasts = 60_000;
/** Milliseconds from one question for what is new to the next, where sockets do not pass. */
export const askPace = 1500;
/** Milliseconds between two messages of what is seen; of those in between only the last is sent. */
export const seenPace = 250;

/** Why a help ended. */
export const AssistEnd = z.enum(['HELPED', 'HELPER', 'SIGNED_OUT', 'SENT', 'TIME', 'CODE', 'GONE', 'ANEW']);
export type AssistEnd = z.infer<typeof AssistEnd>;

/** Where the socket of a help is opened. */
export const assistLinePath = '/rest/assist/:assist/line';

/** Why the service closes such a socket: there is nothing to be heard here, too much was said, or another process has to be asked. */
export const lineCloses = { refused: 4401, tooMuch: 1008, elsewhere: 1012 } as const;

/** How a help stands, as both sides hear it. */
export const AssistState = z.object({
  isOpen: z.boolean().describe('A helper has told the code.'),
  helper: z.string().optional().describe('The name of who helps.'),
  until: z.iso.datetime().describe('Until when the code, or the help itself, lasts.'),
  isOtherThere: z.boolean(),
});
export type AssistState = z.infer<typeof AssistState>;

/** What the service says on the socket of a help. */
export const LineNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: AssistState }),
  z.object({ kind: z.literal('ended'), how: AssistEnd }),
  /** The helper has just come, or was away: they are told the page whole. */
  z.object({ kind: z.literal('wanted') }),
  z.object({ kind: z.literal('seen'), seen: Seen }),
  z.object({ kind: z.literal('pointing'), at: Pointing }),
]);
export type LineNews = z.infer<typeof LineNews>;

/** What a browser says on it: whoever is helped what is seen, the helper what they point at. */
export const LineSaying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seen'), seen: Seen }),
  z.strictObject({ kind: z.literal('pointing'), at: Pointing }),
]);
export type LineSaying = z.infer<typeof LineSaying>;

/** A code that is said on the telephone. */
export const AssistCode = z.string().regex(/^\d{6}$/);

/** A help that was asked for. */
export const AskedHelp = z.object({
  assist: z.uuid(),
  code: AssistCode,
  until: z.iso.datetime(),
});
export type AskedHelp = z.infer<typeof AskedHelp>;

/** The calls of remote assistance. What is seen goes by the socket, where none passes by calls, and is stored nowhere. */
export const assistCalls = {
  askForHelp: call({
    method: 'POST',
    path: '/rest/assist/ask',
    failing: 'SILENT',
    summary:
      'Our addition: somebody who agreed to be helped gets a code to say on the telephone. A help of the same session that still goes on ends.',
    body: z.object({ isAgreed: z.literal(true) }),
    answer: AskedHelp,
  }),
  joinHelp: call({
    method: 'POST',
    path: '/rest/assist/join',
    failing: 'SILENT',
    summary: 'Our addition, for the helpdesk: begin to help whoever has said this code. It is on the trail.',
    body: z.object({ code: AssistCode }),
    answer: z.object({ assist: z.uuid() }),
  }),
  askLine: call({
    method: 'POST',
    path: assistLinePath,
    failing: 'SILENT',
    summary:
      'Our addition, where sockets do not pass: what either side of a help would hear on the socket since it asked last, and what it says.',
    params: z.object({ assist: z.uuid() }),
    body: z.object({ say: LineSaying.optional() }),
    answer: z.object({ news: z.array(LineNews) }),
  }),
  endHelp: call({
    method: 'POST',
    path: '/rest/assist/:assist/end',
    failing: 'SILENT',
    summary: 'Our addition: either side ends a help; whoever is helped also by sending their report.',
    params: z.object({ assist: z.uuid() }),
    body: z.object({ isSent: z.boolean().default(false) }),
    answer: z.object({ isEnded: z.boolean() }),
  }),
};
