import type { ClaimDetail } from './claim.ts';

/**
 * What a reporter agrees to, and the version of its words: one higher with each change of them, in whatever language, so that it can be
 * said later what was agreed to.
 */
export const consents = [
  { name: 'truthfulness', version: 1 },
  { name: 'dataProcessingConsent', version: 1 },
  { name: 'recordsConsent', version: 1 },
  { name: 'insuredKnows', version: 1 },
  { name: 'keepContact', version: 1 },
] as const satisfies readonly { readonly name: keyof ClaimDetail; readonly version: number }[];

export type Consent = (typeof consents)[number]['name'];
