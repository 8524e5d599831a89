import * as z from 'zod';
import {
  Appointment,
  AskKind,
  ClaimStep,
  DelayReason,
  Payment,
} from '#machines/service/sent/claimProgress.ts';

const Code = z.string().min(1).max(60);

/** What the core says of a claim: what it leaves out stays as it was said before. No words of its own reach the reporter. */
export const SaidOfClaim = z.strictObject({
  at: z.iso.datetime().describe('When it became so. What is older than what was said last is not applied.'),
  step: ClaimStep.optional(),
  nextBy: z.iso.date().optional().describe('Until when the reporter hears from the insurer again.'),
  asks: z
    .array(
      z.strictObject({
        askId: Code,
        kind: AskKind,
        documentType: Code.optional().describe('Of a DOCUMENT, by the codelist `document-type`.'),
        due: z.iso.date(),
        closed: z.literal(true).optional().describe('It has come, or is not needed any more.'),
      }),
    )
    .max(20)
    .optional(),
  appointment: Appointment.nullable().optional().describe('Null calls it off.'),
  letterOn: z.iso.date().optional().describe('The day of the letter with the decision.'),
  payment: Payment.optional(),
  delay: DelayReason.nullable().optional(),
  clerk: z.string().max(60).optional().describe('The name of who is in charge.'),
});
export type SaidOfClaim = z.infer<typeof SaidOfClaim>;
