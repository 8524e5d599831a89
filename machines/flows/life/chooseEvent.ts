import { definePage } from '#machines/report/kit.ts';
import { ask } from './ask.ts';

/** Which life risk is reported. It decides the pages that follow, and a link may name it. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [
    ask('appliedRiskId', {
      isHeading: true,
      autoSubmits: true,
      // The most common first, the saddest not among them.
      only: [
        'DNL',
        'PN',
        'NEM',
        'TN',
        'ZO',
        'UMR',
        'OCR',
        'INV',
        'DNSB',
        'SED',
        'CPZ',
        'BAN',
        'PAR',
        'OTHER',
      ],
    }),
  ],
  next: ['damageInfo', 'chooseReporter'],
});
