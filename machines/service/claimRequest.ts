import * as z from 'zod';
import { Currency } from '#machines/claim/codes/currency.ts';
import { ClaimType, RequestStatus, UploadResult, type FlowType } from '#machines/claim/enums.ts';
import { ClaimProgress } from './sent/claimProgress.ts';
import { limits } from '#machines/claim/limits.ts';

/** The three claim services of section 7; which one serves a flow follows from its type. */
export const ClaimService = z.enum(['claim', 'upload', 'question']);
export type ClaimService = z.infer<typeof ClaimService>;

export const serviceOf = {
  DRAFT: 'claim',
  UPLOAD: 'upload',
  QUESTION: 'question',
} as const satisfies Record<FlowType, ClaimService>;

/** Path parameters of every call about one report. */
export const ClaimParams = z.object({ claimRequestUuid: z.uuid() });
export const ServiceParams = ClaimParams.extend({ service: ClaimService });

export const Amount = z.object({ kind: z.string(), value: z.number(), currency: Currency });

/** One entry for each claim that results from the report. Source: specification section 3. */
export const ClaimsData = z.object({
  claimNumber: z.string().optional(),
  amounts: z.array(Amount),
  type: ClaimType,
  uploadedDocCount: z.number().int(),
  uploadedOptionalDocCount: z.number().int(),
  requiredDocCount: z.number().int(),
  injuredPartiesCount: z.number().int(),
  duplicateClaimsCount: z.number().int(),
  reporterIsContracted: z.boolean(),
  autoRegistration: z.boolean(),
  autoLiquidation: z.boolean(),
  claimRequestUuid: z.uuid(),
  /** Where the claim can be read as a PDF, once it is registered. */
  claimPreviewUrl: z.string().optional(),
});
export type ClaimsData = z.infer<typeof ClaimsData>;

/** The entry of a report nobody has answered yet. */
export const emptyClaimsData = (claimRequestUuid: string, type: ClaimType): ClaimsData => ({
  amounts: [],
  type,
  uploadedDocCount: 0,
  uploadedOptionalDocCount: 0,
  requiredDocCount: 0,
  injuredPartiesCount: 0,
  duplicateClaimsCount: 0,
  reporterIsContracted: false,
  autoRegistration: false,
  autoLiquidation: false,
  claimRequestUuid,
});

/** A claim as it was registered; a rejected part stays visible as such. */
export const ListedClaim = z.object({
  claimRequestUuid: z.uuid(),
  claimNumber: z.string(),
  type: ClaimType,
  status: RequestStatus,
  rejected: z.boolean(),
  /** What the insurer's core system has said of it since (our addition); left out before it says anything. */
  progress: ClaimProgress.optional(),
});
export type ListedClaim = z.infer<typeof ListedClaim>;

/** The answer of finalize, the same each time it is asked. */
export const FinalizeAnswer = z.object({
  activeClaimUuid: z.uuid(),
  activeBaseClaimUuid: z.uuid(),
  type: ClaimType,
  claimsData: z.array(ClaimsData).max(limits.reports),
  claimList: z.array(ListedClaim).max(limits.reports),
  documentsUploadResult: UploadResult,
  /** How many files were picked and did not get through (our addition); left out where all did. */
  failedDocCount: z.number().int().optional(),
  /** The day the report was accepted (our addition): what is promised counts from it. Older reports lack it. */
  acceptedOn: z.iso.date().optional(),
  /** The end of the mobile number that the claim number is sent to as a text message (our addition). */
  smsTo: z.string().optional(),
  /** When it was sent; left out while it is not. */
  smsSentAt: z.iso.datetime().optional(),
  /** It could not be sent for a day. */
  smsFailed: z.literal(true).optional(),
  /** The e-mail address that a confirmation is sent to, its name hidden (our addition); the rest as of the text message. */
  mailTo: z.string().optional(),
  mailSentAt: z.iso.datetime().optional(),
  mailFailed: z.literal(true).optional(),
});
export type FinalizeAnswer = z.infer<typeof FinalizeAnswer>;
