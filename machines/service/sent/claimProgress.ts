import * as z from 'zod';
import type { RequestStatus } from '#machines/claim/enums.ts';

/** How far the insurer is with a claim, as its core system says. */
export const ClaimStep = z.enum([
  'RECEIVED',
  'IN_REVIEW',
  'DECIDED',
  'PAID',
  'REFUSED',
  'CLOSED',
  'WITHDRAWN',
]);
export type ClaimStep = z.infer<typeof ClaimStep>;

/** What a reporter reads first of a claim: its step, or what stands before it. */
export const ClaimHeadline = z.enum([...ClaimStep.options, 'WAITING', 'INSPECTION_BOOKED', 'DELAYED']);
export type ClaimHeadline = z.infer<typeof ClaimHeadline>;

/** What the insurer needs from the reporter. */
export const AskKind = z.enum(['DOCUMENT', 'ANSWER', 'ACCOUNT', 'IDENTITY', 'CONSENT', 'PHOTOS']);

/** What a claim waits for that is not the reporter's. */
export const DelayReason = z.enum([
  'POLICE',
  'COURT',
  'EXPERT',
  'DOCTOR',
  'OTHER_INSURER',
  'ABROAD',
  'HEIRS',
]);

/** Whom money was sent to. */
export const PaidTo = z.enum(['REPORTER', 'SHOP', 'INJURED', 'LENDER', 'HEIRS']);

export const Appointment = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** As it is written on a letter; left out of one from afar. */
  place: z.string().max(200).optional(),
});

export const Payment = z.object({
  on: z.iso.date(),
  to: PaidTo,
  /** The last digits of the account. */
  accountEnding: z.string().max(4).optional(),
});

/** Where a claim is, what the insurer needs, and until when the next word comes. */
export const ClaimProgress = z.object({
  headline: ClaimHeadline,
  /** When this was said. */
  at: z.iso.datetime(),
  /** Until when the next word comes, or what is asked for is wanted. Never a day that has passed. */
  by: z.iso.date().optional(),
  /** The day that was promised has passed. */
  isLate: z.literal(true).optional(),
  asks: z.array(z.object({ kind: AskKind, documentType: z.string().optional(), due: z.iso.date() })),
  appointment: Appointment.optional(),
  /** The day of the letter that says what was decided. */
  letterOn: z.iso.date().optional(),
  payment: Payment.optional(),
  delay: DelayReason.optional(),
  /** Who is in charge. */
  clerk: z.string().optional(),
});
export type ClaimProgress = z.infer<typeof ClaimProgress>;

/** The status of section 3 that a headline stands for. */
export const statusOfHeadline = {
  RECEIVED: 'REQUESTED',
  IN_REVIEW: 'IN_PROGRESS',
  WAITING: 'PAUSED',
  INSPECTION_BOOKED: 'IN_PROGRESS',
  DELAYED: 'IN_PROGRESS',
  DECIDED: 'IN_PROGRESS',
  PAID: 'IN_PROGRESS',
  REFUSED: 'COMPLETED',
  CLOSED: 'COMPLETED',
  WITHDRAWN: 'CANCELED',
} as const satisfies Readonly<Record<ClaimHeadline, RequestStatus>>;
