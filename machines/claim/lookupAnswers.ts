import * as z from 'zod';
import { limits } from './limits.ts';
import { code, text } from './text.ts';

const codes = () => z.array(code()).max(limits.files);

/**
 * What the service answered about the claim, kept with it so that rules can read it. Never believed: the service
 * asks again when the claim is finalised.
 */
export const lookupFields = {
  vehicleFound: z.boolean(),
  policyNumberValid: z.boolean(),
  dummyPolicy: z.boolean(),
  policyType: code(),
  productBranch: code(),
  hasMax3yearsOldPolicy: z.boolean(),
  selfInspectionAuthorized: z.boolean(),
  ocrAllowed: z.boolean(),
  /** An account is known from the policy; which one, only the service knows. */
  policyAccount: z.boolean(),
  /** The account on the policy, all but its end hidden. */
  maskedAccount: text(),
  claimId: text(),
  incidentDateDoesntMatch: z.boolean(),
  hasDuplicateClaimFoundByClaimNumber: z.boolean(),
  uploadedDocTypes: codes(),
  requiredDocuments: codes(),
  optionalDocuments: codes(),
  claimPreviewUrl: z.string().max(limits.email),
};
