import { expect, test } from 'vitest';
import { gradeOf, medianOf, uploadTime } from '#machines/sales/speed/grades.ts';

const megabit = 1_000_000;

test.each([
  ['EXCELLENT', 20, 5, 50, 50],
  ['EXCELLENT', 500, 100, 3, 400],
  ['SUFFICIENT', 19.9, 5, 50, 50],
  ['SUFFICIENT', 20, 4.9, 50, 50],
  ['SUFFICIENT', 20, 5, 51, 51],
  ['SUFFICIENT', 500, 100, 3, 401],
  ['SUFFICIENT', 4, 1, 200, 400],
  ['INSUFFICIENT', 3.9, 1, 200, 200],
  ['INSUFFICIENT', 4, 0.9, 200, 200],
  ['INSUFFICIENT', 500, 100, 201, 201],
  ['INSUFFICIENT', 4, 1, 200, 401],
  ['INSUFFICIENT', 0, 0, Infinity, Infinity],
])(
  'a connection is %s with %d Mb/s down, %d up, and answers in %d ms, in %d beside a transfer',
  (grade, down, up, latency, loadedLatency) => {
    const measured = { download: down * megabit, upload: up * megabit, latency, loadedLatency };
    expect(gradeOf(measured)).toBe(grade);
  },
);

test.each([
  [5, { unit: 'seconds', count: 16 }],
  [500, { unit: 'seconds', count: 1 }],
  [0.7, { unit: 'seconds', count: 114 }],
  [0.5, { unit: 'minutes', count: 3 }],
])('at %d Mb/s up a document of 10 MB is sent in %o', (up, time) => {
  expect(uploadTime(up * megabit)).toEqual(time);
});

test('one answer that was delayed does not make a connection slow', () => {
  expect(medianOf([12, 900, 10, 11, 13])).toBe(12);
  expect(medianOf([])).toBe(Infinity);
});
