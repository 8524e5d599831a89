import * as z from 'zod';
import { ReportName } from '#machines/claim/derived/reportName.ts';
import { ClaimType } from '#machines/claim/enums.ts';
import { ListedClaim } from '#machines/service/claimRequest.ts';

/** A report that was sent, as the list of its reporter shows it. */
export const SentReport = z.object({
  claimRequestUuid: z.uuid(),
  claimType: ClaimType,
  /** What it is called by; nothing about health where it is closed. */
  name: ReportName,
  sentAt: z.iso.datetime(),
  /** Its claims and where they are; left out where nobody has shown to be its reporter: it opens in its own browser first. */
  claims: z.array(ListedClaim).optional(),
  /** Until when the next word comes, or what is asked for is wanted. Never a day that has passed. */
  by: z.iso.date().optional(),
});
export type SentReport = z.infer<typeof SentReport>;
