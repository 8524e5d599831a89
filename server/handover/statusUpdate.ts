import * as z from 'zod';
import { SaidOfClaim } from '#server/reports/saidOfClaim.ts';

/** What the core says of a claim, and of which. */
export const StatusUpdate = SaidOfClaim.extend({
  statusId: z.uuid().describe('Said twice, it is said once.'),
  claimNumber: z.string().min(1).max(40),
});
export type StatusUpdate = z.infer<typeof StatusUpdate>;
