import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { checkFiles } from '#src/uploads/fileProblems.ts';

const megabyte = 1024 * 1024;
const photo = (name: string, size = 2 * megabyte) => ({ name, size });

describe('a picked file', () => {
  test('that keeps all rules goes up', () => {
    const picked = [photo('nehoda.jpg'), photo('Záznam o nehodě.PDF')];
    expect(checkFiles(picked, [])).toEqual({ accepted: picked, refused: [] });
  });

  test.each([
    ['of 10 MB goes up', photo('a.jpg', 10 * megabyte), undefined],
    ['that is a PDF one byte above 10 MB is too large', photo('a.pdf', 10 * megabyte + 1), 'GCL-FE-0003'],
    ['that is a photo above 10 MB is made smaller', photo('a.jpg', 12 * megabyte), undefined],
    ['without a byte is empty', photo('a.jpg', 0), 'GCL-FE-0004'],
    ['of another type is not taken', photo('video.mp4'), 'GCL-FE-0006'],
    ['without a type is not taken', photo('scan'), 'GCL-FE-0006'],
    ['that is a PNG goes up as a JPEG', photo('snimek.PNG'), undefined],
    ['that is a WebP of 12 MB may be smaller as a JPEG', photo('a.webp', 12 * megabyte), undefined],
    ['that is an empty HEIC is empty', photo('a.heic', 0), 'GCL-FE-0004'],
    ['with a name of 190 characters goes up', photo(`${'a'.repeat(186)}.jpg`), undefined],
    ['with a name of 191 characters is refused', photo(`${'a'.repeat(187)}.jpg`), 'GCL-FE-0007'],
  ])('%s', (_, file, code) => {
    expect(checkFiles([file], []).refused.map(({ problem }) => problem.code)).toEqual(code ? [code] : []);
  });

  test('says which name and which limit it breaks', () => {
    expect(checkFiles([photo('a.jpg', 11 * megabyte)], [], undefined, { keepsSize: true }).refused).toEqual([
      {
        file: photo('a.jpg', 11 * megabyte),
        problem: { code: 'GCL-FE-0003', params: { name: 'a.jpg', fileLimit: 10 } },
      },
    ]);
  });

  test('beyond the twentieth is one too many', () => {
    const present = Array.from({ length: 19 }, () => ({ size: 1 }));
    const [fits, tooMany] = [photo('20.jpg'), photo('21.jpg')];
    expect(checkFiles([fits, tooMany], present)).toEqual({
      accepted: [fits],
      refused: [{ file: tooMany, problem: { code: 'GCL-FE-0001', params: { maxFiles: 20 } } }],
    });
  });

  test('that brings the claim above 50 MB is refused, a smaller one after it still fits', () => {
    const present = Array.from({ length: 5 }, () => ({ size: 9 * megabyte }));
    const [tooLarge, fits] = [photo('a.pdf', 6 * megabyte), photo('b.pdf', 5 * megabyte)];
    expect(checkFiles([tooLarge, fits], present)).toEqual({
      accepted: [fits],
      refused: [{ file: tooLarge, problem: { code: 'GCL-FE-0002', params: { totalLimit: 50 } } }],
    });
  });

  test('of a type the operator added goes up', () => {
    expect(checkFiles([photo('a.zip')], [], ['.zip']).refused).toEqual([]);
  });
});

test('a picture is converted only where a JPEG is accepted and the picture is not', () => {
  const asked = (types: readonly string[]) => checkFiles([photo('a.png')], [], types).refused.length;
  expect([asked(['jpg']), asked(['png']), asked(['pdf'])]).toEqual([0, 0, 1]);
});

test('a picture to be converted takes a place, but no megabytes that nobody knows yet', () => {
  const present = [photo('a.pdf', 45 * megabyte)];
  const picked = [photo('b.png', 9 * megabyte), photo('c.pdf', 5 * megabyte), photo('d.pdf', 1)];
  expect(checkFiles(picked, present).refused.map(({ file }) => file.name)).toEqual(['d.pdf']);
});

const ofFiles = [
  ...['0005', '0016', '0024', '0028', '0029', '0031', '0033', '0036', '0037', '0038', '0039', '0040'].map(
    (code) => `24500${code}`,
  ),
  ...['1', '2', '3', '4', '5', '6', '7'].map((code) => `GCL-FE-000${code}`),
  'PICTURE_UNREADABLE',
];

test.each(['cs', 'sk', 'en'])(
  'what is wrong with a file is one sentence that says what to do: %s',
  (language) => {
    const path = join(import.meta.dirname, `../../machines/texts/${language}/failures.json`);
    const texts = z
      .record(z.string(), z.object({ text: z.string().optional() }))
      .parse(JSON.parse(readFileSync(path, 'utf8')));
    const said = ofFiles.map((code) => texts[code]?.text ?? `${code} says nothing`);
    expect(said.filter((text) => /[.!?] \p{L}/u.test(text) || !/pros|please/.test(text))).toEqual([]);
  },
);
