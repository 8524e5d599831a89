import type { AnsweredPage } from '#test/browser/journeys/journey.ts';

/** Documents may follow later; the answers are checked, and the dialog before sending is agreed to. */
export const ending: readonly AnsweredPage[] = [
  { code: 'documents', adds: {} },
  {
    code: 'summary',
    confirms: ['finaliseNonLife'],
    adds: { truthfulness: true, dataProcessingConsent: true },
  },
  { code: 'finalised', adds: {} },
];
