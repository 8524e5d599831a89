import { oneOf } from '#machines/subject/control.ts';
import { definePage } from '#machines/report/kit.ts';
import { anythingElse, period } from './groups.ts';
import { ask } from './ask.ts';

/** Who was cared for, why and how long. */
export const ocr = definePage({
  code: 'ocr',
  path: '/ocr',
  step: 'event',
  questions: [
    // Their names say it; with their descriptions they took a screen.
    ask('careType', { as: oneOf('care-type') }),
    ask('caredPersonName'),
    ask('caredPersonBirthNumber', {
      or: 'caredPersonBirthDate',
      either: { with: 'caredPersonBirthDate', words: 'birth' },
    }),
    ask('caredPersonBirthDate', { optional: true, or: 'caredPersonBirthNumber' }),
    // Of a child it is clear.
    ask('relationship', { when: { fact: 'relativeCared', is: true } }),
    ...period,
    anythingElse,
  ],
  canEnter: { fact: 'appliedRiskId', is: 'OCR' },
  next: ['ocrMore', 'documents'],
});
