import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../src/uploads/fileProblems.ts';

const megabyte = 1024 * 1024;
const photo = (name: string, size = 2 * megabyte) => ({ name, size });

describe('a picked file', () => {
  test('that keeps all rules goes up', () => {
    const picked = [photo('nehoda.jpg'), photo('Záznam o nehodě.PDF')];
    expect(checkFiles(picked, [])).toEqual({ accepted: picked, refused: [] });
  });

  test.each([
    ['of 10 MB goes up', photo('a.jpg', 10 * megabyte), undefined],
    ['one byte above 10 MB is too large', photo('a.jpg', 10 * megabyte + 1), 'GCL-FE-0003'],
    ['without a byte is empty', photo('a.jpg', 0), 'GCL-FE-0004'],
    ['of another type is not taken', photo('video.mp4'), 'GCL-FE-0006'],
    ['without a type is not taken', photo('scan'), 'GCL-FE-0006'],
    ['with a name of 190 characters goes up', photo(`${'a'.repeat(186)}.jpg`), undefined],
    ['with a name of 191 characters is refused', photo(`${'a'.repeat(187)}.jpg`), 'GCL-FE-0007'],
  ])('%s', (_, file, code) => {
    expect(checkFiles([file], []).refused.map(({ problem }) => problem.code)).toEqual(code ? [code] : []);
  });

  test('says which name and which limit it breaks', () => {
    expect(checkFiles([photo('a.jpg', 11 * megabyte)], []).refused).toEqual([
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
    const [tooLarge, fits] = [photo('a.jpg', 6 * megabyte), photo('b.jpg', 5 * megabyte)];
    expect(checkFiles([tooLarge, fits], present)).toEqual({
      accepted: [fits],
      refused: [{ file: tooLarge, problem: { code: 'GCL-FE-0002', params: { totalLimit: 50 } } }],
    });
  });

  test('of a type the operator added goes up', () => {
    expect(checkFiles([photo('a.zip')], [], ['.zip']).refused).toEqual([]);
  });
});
