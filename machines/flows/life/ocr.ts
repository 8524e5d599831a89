import { Claim } from '../../claim/claim.ts';
import { periodTold } from '../../claim/life/lifeRules.ts';
import { definePage } from '../../flow/page.ts';

/** Who was cared for, why and how long. */
export const ocr = definePage({
  code: 'ocr',
  path: '/ocr',
  step: 'event',
  answers: Claim.pick({
    careType: true,
    caredPersonName: true,
    caredPersonBirthNumber: true,
    relationship: true,
    dateFrom: true,
    diagnosis: true,
    dateTo: true,
    ongoing: true,
  }).partial({ dateTo: true, ongoing: true }),
  checks: () => [periodTold],
  canEnter: { fact: 'appliedRiskId', is: 'OCR' },
  next: ['ocrMore'],
});
