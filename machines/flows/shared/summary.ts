import { Claim } from '../../claim/claim.ts';
import { definePage } from '../../flow/page.ts';

/** Check your answers, agree to what sending means, and send. */
export const summary = definePage({
  code: 'summary',
  path: '/souhrn',
  step: 'documents',
  answers: Claim.pick({ truthfulness: true, dataProcessingConsent: true }),
  confirm: [{ dialog: 'confirmFinal' }],
  sends: true,
  next: ['finalised'],
});
