import * as z from 'zod';
import { ContactType } from '#machines/claim/enums.ts';
import { call } from '#machines/service/call.ts';

/**
 * How a report stands that was given to its client on the telephone: its link lies with them, is worth nothing any more, they have
 * opened it, they have sent it, or it was given up.
 */
export const TelephoneState = z.enum(['GIVEN', 'LAPSED', 'TAKEN', 'SENT', 'GONE']);

/** How far the client is, without a value. */
export const TelephoneProgress = z.object({
  state: TelephoneState,
  page: z.string().optional().describe('The view of the page on which it goes on.'),
  done: z.int(),
  pages: z.int().describe('As many as the answers lead through so far.'),
  claimNumber: z.string().optional(),
  mayOpen: z.boolean().describe('The user has the right to its values, so they may take it back.'),
});
export type TelephoneProgress = z.infer<typeof TelephoneProgress>;

/** What the agent reads out, and how the link went. */
export const GivenReport = z.object({
  code: z.string().regex(/^\d{6}$/),
  expiresAt: z.iso.datetime(),
  sent: z
    .object({ by: ContactType, to: z.string() })
    .optional()
    .describe('Where the link was sent to, masked; left out where nobody took the message.'),
  link: z.string().optional().describe('To be passed on by hand, where it was not sent.'),
});
export type GivenReport = z.infer<typeof GivenReport>;

const OfReport = z.object({ client: z.uuid(), report: z.uuid() });

/** The calls by which an agent gives a report to the client they telephone with, who ends it; nobody else makes them. */
export const telephoneCalls = {
  giveReport: call({
    method: 'POST',
    path: '/rest/client/:client/report/:report/give',
    failing: 'SILENT',
    summary:
      'Our addition: send the client a link to a report begun for them, and tell the code that opens it with the link. The look is on the trail.',
    params: OfReport,
    answer: GivenReport,
  }),
  givenReport: call({
    method: 'GET',
    path: '/rest/client/:client/report/:report/given',
    failing: 'SILENT',
    summary: 'Our addition: how far the client is in a report that was given to them, without a value.',
    params: OfReport,
    answer: TelephoneProgress,
  }),
};

/** A report that was begun for a client. */
export type BegunReport = z.output<typeof OfReport>;
