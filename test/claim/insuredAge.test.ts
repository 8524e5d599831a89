import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { insuredAgeOf } from '#machines/claim/derived/insuredAge.ts';
import { isLongCare } from '#machines/claim/derived/longCare.ts';

test.each<[string, ClaimDetail, 'ADULT' | 'CHILD' | undefined]>([
  [
    'a child by the birth number',
    { insured: { birthNumber: '1402229279' }, incidentDate: '2026-11-09' },
    'CHILD',
  ],
  [
    'a child, with the slash',
    { insured: { birthNumber: '140222/9279' }, incidentDate: '2026-11-09' },
    'CHILD',
  ],
  [
    'a child, by one of the two days that the number on an insurance card may tell, 18 and 8 November',
    { insured: { birthNumber: '0811580000' }, incidentDate: '2026-11-09' },
    'CHILD',
  ],
  [
    'of age by either of them',
    { insured: { birthNumber: '0811580000' }, incidentDate: '2026-11-18' },
    'ADULT',
  ],
  ['of age since that day', { insured: { birthDate: '2008-11-09' }, incidentDate: '2026-11-09' }, 'ADULT'],
  ['of age a day later', { insured: { birthDate: '2008-11-10' }, incidentDate: '2026-11-09' }, 'CHILD'],
  ['somebody of whom nothing is told', { insured: {} }, undefined],
  ['somebody whose day is half typed', { insured: { birthDate: '2008-' } }, undefined],
])('who was insured on the day is known by when they were born: %s', (_, claim, age) => {
  expect(insuredAgeOf(claim)).toBe(age);
});

test.each<[string, ClaimDetail, boolean | undefined]>([
  ['of nine days', { incidentDate: '2026-11-02', dateTo: '2026-11-10' }, false],
  ['of ten days', { incidentDate: '2026-11-02', dateTo: '2026-11-11' }, true],
  ['that still goes on after three weeks', { incidentDate: '2026-11-01', ongoing: true }, true],
  ['whose end is not told', { incidentDate: '2026-11-01' }, undefined],
])('whether care was long: %s', (_, claim, isLong) => {
  expect(isLongCare(claim)).toBe(isLong);
});
