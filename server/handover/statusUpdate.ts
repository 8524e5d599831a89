import * as z from 'zod';
import { SaidOfClaim } from '#server/reports/saidOfClaim.ts';

/** What the core says of a claim, and of which. */
export const StatusUpdate = SaidOfClaim.extend({
  statusId: z.uuid().describe('Said twice, it is said once.'),
  claimNumber: z.string().min(1).max(40),
  notify: z
    .boolean()
    .optional()
    .describe('False where the reporter is told in another way. Left out, messages say it.'),
});
export type StatusUpdate = z.infer<typeof StatusUpdate>;
