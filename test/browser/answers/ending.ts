import type { AnsweredPage } from '../journeys/journey.ts';

/** Documents may follow later; the answers are checked, and the dialog before sending is agreed to. */
export const ending: readonly AnsweredPage[] = [
  { code: 'documents', kept: {} },
  {
    code: 'summary',
    confirms: ['finaliseNonLife'],
    kept: { truthfulness: true, dataProcessingConsent: true },
  },
  { code: 'finalised', kept: {} },
];
