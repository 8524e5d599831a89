import { describe, expect, test } from 'vitest';
import { isCompanyName } from '#machines/claim/checks/companyName.ts';
import { hasTwoWords } from '#machines/claim/checks/description.ts';
import { hasAcceptedType, isFileName } from '#machines/claim/checks/fileName.ts';
import { isFullName, splitFullName } from '#machines/claim/checks/fullName.ts';
import { endsWithNumber } from '#machines/claim/checks/street.ts';
import { isWithinTotal } from '#machines/claim/fields/uploadedFile.ts';
import { says } from './says.ts';

test('a full name has two words of letters, dots and dashes', () => {
  says(isFullName, [
    ['Jan Novák', true],
    ['J. Novák', true],
    ['Anna-Marie Nováková Malá', true],
    ['Иван Петров', true],
    ['李 小龍', true],
    ['Novák', false],
    ['Jan  Novák', false],
    [' Jan Novák', false],
    ['Jan Novák ', false],
    ['Jan Novák 2', false],
    ["Jan O'Brien", false],
    ['Jan Novák, Ph.D.', false],
    ['Jan –', false],
    ['Jan -', false],
    ['. .', false],
    ['Jan\tNovák', false],
    ['Jan Nova\u0301k', false],
    [`Jan ${'a'.repeat(56)}`, true],
    [`Jan ${'a'.repeat(57)}`, false],
  ]);
});

test('a full name is split on its first space', () => {
  expect(splitFullName('Jan Novák Malý')).toEqual({ firstName: 'Jan', surname: 'Novák Malý' });
});

test('a company name has letters, digits and the signs companies use', () => {
  says(isCompanyName, [
    ['Škoda & syn, s.r.o.', true],
    ['3M Česko', true],
    ['OBI "Brno" (pobočka)', true],
    ['<script>', false],
    ['Firma;DROP', false],
    ['&&&', false],
    ['', false],
    ['a'.repeat(101), false],
  ]);
});

test('a description has two words, punctuation is none', () => {
  says(hasTwoWords, [
    ['Srazil jsem srnu.', true],
    ['na\nparkovišti', true],
    ['srna', false],
    ['srna .', false],
    ['', false],
  ]);
});

test('a street ends with a number', () => {
  says(endsWithNumber, [
    ['Nádražní 27', true],
    ['Nádražní 27/3a', true],
    ['17. listopadu 5', true],
    ['Lhota č. p. 12', true],
    ['17. listopadu', false],
    ['Nádražní', false],
    ['', false],
  ]);
});

describe('a file', () => {
  test('has a name of at most 190 characters, without folders', () => {
    says(isFileName, [
      ['foto nehody.jpg', true],
      [`${'a'.repeat(186)}.jpg`, true],
      [`${'a'.repeat(187)}.jpg`, false],
      [`${'👩‍👩‍👧'.repeat(186)}.jpg`, true],
      [`${'e\u0301'.repeat(186)}.jpg`, true],
      [`${'\u202E'.repeat(5)}${'a'.repeat(186)}.jpg`, true],
      [`a${'\u0301'.repeat(2000)}.jpg`, false],
      ['\u202E\u200B', false],
      ['../etc/passwd', false],
      ['C:\\foto.jpg', false],
      ['foto\u0000.jpg', false],
      [' ', false],
    ]);
  });

  test('has an accepted type by its last extension', () => {
    says(hasAcceptedType, [
      ['foto.JPG', true],
      ['smlouva.v2.docx', true],
      ['foto.png', false],
      ['archiv.zip', false],
      ['foto.jpg.exe', false],
      ['.pdf', false],
      ['pdf', false],
      ['foto.', false],
    ]);
    expect([hasAcceptedType('archiv.zip', ['.zip']), hasAcceptedType('foto.jpg', ['.zip'])]).toEqual([
      true,
      false,
    ]);
  });

  test('goes with others up to 50 MB', () => {
    const ten = { size: 10 * 1024 * 1024 };
    expect([
      isWithinTotal([ten, ten, ten, ten, ten]),
      isWithinTotal([ten, ten, ten, ten, ten, { size: 1 }]),
    ]).toEqual([true, false]);
  });
});
