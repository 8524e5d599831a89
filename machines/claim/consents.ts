import type { ClaimDetail } from './claim.ts';

/** What a reporter agrees to; its words stand by version in `consentTexts.ts`. */
export const consents = [
  'truthfulness',
  'dataProcessingConsent',
  'recordsConsent',
  'insuredKnows',
  'keepContact',
] as const satisfies readonly (keyof ClaimDetail)[];

export type Consent = (typeof consents)[number];

/** True for an answer that agrees: one that was ticked, or a yes. */
export const isAgreed = (value: unknown): boolean => ['true', 'YES'].includes(String(value));
