import { Claim } from '../../claim/claim.ts';
import type { Confirmation } from '../../flow/confirmation.ts';
import { definePage } from '../../flow/page.ts';

/**
 * Check your answers, agree to what sending means, and send.
 *
 * @param dialog asks for the last time before it is sent
 */
export const summary = (dialog: Confirmation['dialog']) =>
  definePage({
    code: 'summary',
    path: '/souhrn',
    step: 'documents',
    answers: Claim.pick({ truthfulness: true, dataProcessingConsent: true }),
    confirm: [{ dialog }],
    sends: true,
    next: ['finalised'],
  });
