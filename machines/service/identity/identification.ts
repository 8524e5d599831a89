import * as z from 'zod';
import { ClientIdentificationState, ContactType } from '#machines/claim/enums.ts';
import { Email, Tel } from '#machines/claim/fields/contact.ts';
import { isMobilePhone } from '#machines/claim/checks/phone.ts';
import { call } from '#machines/service/call.ts';
import { Language } from '#machines/service/configuration.ts';

/** Where a code is sent: an e-mail address, or a mobile telephone. */
export const Contact = z.discriminatedUnion('type', [
  z.object({ type: z.literal(ContactType.enum.EMAIL), value: Email }),
  z.object({ type: z.literal(ContactType.enum.PHONE), value: Tel.refine(isMobilePhone) }),
]);
export type Contact = z.infer<typeof Contact>;

/** A reporter as they told who they are. */
export const KnownReporter = z.object({ fullName: z.string(), email: z.string(), tel: z.string() }).partial();
export type KnownReporter = z.infer<typeof KnownReporter>;

/** Who a browser has shown to be, and how they may show it here. */
export const Identification = z.object({
  state: ClientIdentificationState,
  /** What they have shown to be theirs. */
  contact: z.object({ type: ContactType, value: z.string() }).optional(),
  /** Who reported with that contact last, as they told it: what they need not tell again. */
  known: KnownReporter.optional(),
  ways: z.array(ContactType),
});
export type Identification = z.infer<typeof Identification>;

/** A code under way. */
export const SentCode = z.object({
  expiresAt: z.iso.datetime(),
  lasts: z.number().int().describe('Milliseconds.'),
});
export type SentCode = z.infer<typeof SentCode>;

export const identificationCalls = {
  identification: call({
    method: 'GET',
    path: '/rest/identification',
    summary: 'Our addition: who this browser has shown to be, and by which contacts somebody may show it.',
    answer: Identification,
  }),
  sendCode: call({
    method: 'POST',
    path: '/rest/identification/send',
    failing: 'REFUSALS',
    summary:
      'Our addition: a code to an e-mail address or a mobile telephone; one sent before is worth nothing.',
    body: z.object({ contact: Contact, language: Language.optional() }),
    answer: SentCode,
  }),
  confirmCode: call({
    method: 'POST',
    path: '/rest/identification/confirm',
    failing: 'REFUSALS',
    summary: 'Our addition: the code that was sent; from then on the session is identified by its contact.',
    body: z.object({ code: z.string().regex(/^\d{6}$/) }),
    answer: Identification,
  }),
};
