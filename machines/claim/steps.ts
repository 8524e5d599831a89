import type { FlowType } from './enums.ts';

/**
 * The steps of section 4: DRAFT has the first five, UPLOAD and QUESTION the others, and documents belong to both DRAFT and
 * UPLOAD.
 */
export const steps = {
  DRAFT: ['role', 'fillInfo', 'bank', 'event', 'documents'],
  UPLOAD: ['claimIdentification', 'contacts', 'documents'],
  QUESTION: ['claimIdentification', 'contacts', 'question'],
} as const satisfies Record<FlowType, readonly string[]>;
export type Step = (typeof steps)[FlowType][number];
