import { definePage } from '../../flow/page.ts';
import { ask } from '../../flow/question.ts';
import { period } from './groups.ts';

/** Who was cared for, why and how long. */
export const ocr = definePage({
  code: 'ocr',
  path: '/ocr',
  step: 'event',
  questions: [
    ask('careType'),
    ask('caredPersonName'),
    ask('caredPersonBirthNumber', { or: 'caredPersonBirthDate' }),
    ask('caredPersonBirthDate', { optional: true, or: 'caredPersonBirthNumber' }),
    ask('relationship'),
    ...period,
    ask('diagnosis'),
  ],
  canEnter: { fact: 'appliedRiskId', is: 'OCR' },
  next: ['ocrMore'],
});
