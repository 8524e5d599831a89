import type { AnsweredPage } from '../journeys/journey.ts';

/** Documents may follow later; the answers are checked, agreed to and sent. */
export const ending: readonly AnsweredPage[] = [
  { code: 'documents', kept: {} },
  {
    code: 'summary',
    answer: async ({ fields }) => {
      await fields.tick('truthfulness');
      await fields.tick('dataProcessingConsent');
    },
    confirms: ['finaliseNonLife'],
    kept: { truthfulness: true, dataProcessingConsent: true },
  },
  { code: 'finalised', kept: {} },
];
