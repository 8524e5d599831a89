import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileTypes } from '#machines/claim/checks/fileName.ts';
import { Failure } from '#machines/calls/failures.ts';
import { inspectFile } from '#server/documents/content/inspectFile.ts';
import { scanWith } from '#server/documents/scan.ts';
import { archive, type ArchiveEntry } from './archive.ts';
import { pdf } from './files.ts';

const megabyte = 1024 * 1024;
const virus = Buffer.from(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
);
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)]);
const tiff = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(64)]);
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex');
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
const encryptedOle = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(64)]);
const encryptedPdf = Buffer.from('%PDF-1.7\ntrailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF\n');

const office = (kind: 'word' | 'xl', ...more: readonly ArchiveEntry[]) =>
  archive(
    {
      name: '[Content_Types].xml',
      content: Buffer.from(
        `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${
          kind === 'word' ? 'wordprocessingml.document' : 'spreadsheetml.sheet'
        }.main+xml"/></Types>`,
      ),
    },
    { name: kind === 'word' ? 'word/document.xml' : 'xl/workbook.xml', content: Buffer.from('<x/>') },
    ...more,
  );

const sector = (...words: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(512);
  for (const [at, word] of words.entries()) bytes.writeUInt16LE(word, at * 2);
  return bytes;
};
// The streams of Word and Excel, somewhere in the container.
const word = (flags: number) =>
  Buffer.concat([ole, Buffer.alloc(504), sector(0xa5ec, 0x00c1, 0, 0, 0, flags)]);
const excel = (...records: readonly number[]) =>
  Buffer.concat([ole, Buffer.alloc(504), sector(0x0809, 16, 0x0600, 5, 0, 0, 0, 0, 0, 0, ...records)]);
const oldMacros = Buffer.concat([ole, Buffer.from('_VBA_PROJECT_CUR', 'utf16le'), Buffer.alloc(64)]);

const padded = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part))]);
const filling = Buffer.alloc(2 * megabyte, ' ');
const encryptedFirst = padded('trailer\n<< /Encrypt 5 0 R >>\n', filling, '%%EOF');
const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
const part = (name: string, content: Buffer | string) => ({ name, content: Buffer.from(content) });
const hidden = Buffer.concat([Buffer.from('<x/>'), archive({ name: 'a.exe', content: program })]);

const inner = { name: 'inner.zip', content: archive({ name: 'a.pdf', content: pdf('a') }) };
const bomb = { name: 'bomb.pdf', content: pdf('bomb', 11 * megabyte) };

describe('an uploaded file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const inspect = async (
    name: string,
    content: Buffer,
    accepted: readonly string[] = [...fileTypes, 'zip'],
  ) => {
    const path = join(folder, 'incoming');
    await writeFile(path, content);
    try {
      return await inspectFile({ path, name, size: content.length }, { accepted, scan: scanWith(undefined) });
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
  };

  test.each([
    ['photo.JPG', jpeg, 'image/jpeg'],
    ['photo.jpeg', jpeg, 'image/jpeg'],
    ['report.pdf', pdf('report'), 'application/pdf'],
    ['scan.tiff', tiff, 'image/tiff'],
    ['drawing.bmp', bmp, 'image/bmp'],
    ['letter.doc', ole, 'application/x-cfb'],
    ['sheet.xls', ole, 'application/x-cfb'],
    ['plain.doc', word(0x1000), 'application/x-cfb'],
    ['plain.xls', excel(0x00e1, 2, 1200, 0x00c1, 2, 0), 'application/x-cfb'],
    [
      'letter.docx',
      office('word'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['sheet.xlsx', office('xl'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'bundle.zip',
      archive({ name: 'a.pdf', content: pdf('a') }, { name: 'in/b.jpg', content: jpeg }),
      'application/zip',
    ],
  ])('called %s is taken for what it is', async (name, content, type) => {
    expect(await inspect(name, content)).toBe(type);
  });

  test.each([
    ['empty', 'a.pdf', Buffer.alloc(0), '245000005'],
    ['larger than ten megabytes', 'a.pdf', pdf('a', 10 * megabyte + 1), '245000029'],
    ['with a name of 191 characters', `${'a'.repeat(187)}.pdf`, pdf('a'), '245000028'],
    ['with a folder in its name', 'a/b.pdf', pdf('a'), '245000028'],
    ['of a kind nobody asked for', 'a.png', png, '245000040'],
    ['without an extension', 'a', pdf('a'), '245000040'],
    ['with a virus', 'a.pdf', Buffer.concat([pdf('a'), virus]), '245000031'],
    ['with a virus across two chunks', 'a.pdf', Buffer.concat([pdf('a', 65_536 - 20), virus]), '245000031'],
    ['that is another than its extension says', 'a.pdf', jpeg, '245000033'],
    ['that is nothing known', 'a.pdf', Buffer.from('hello'), '245000033'],
    ['that is a program', 'a.doc', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), '245000033'],
    ['that is an encrypted PDF', 'a.pdf', encryptedPdf, '245000039'],
    ['that is an encrypted document', 'a.docx', encryptedOle, '245000039'],
    ['that is an archive with an archive inside', 'a.zip', archive(inner), '245000036'],
    ['that is a document with an archive inside', 'a.docx', office('word', inner), '245000036'],
    [
      'that is an archive with another kind inside',
      'a.zip',
      archive({ name: 'a.png', content: png }),
      '245000037',
    ],
    ['that is an archive with a kind hidden', 'a.zip', archive({ name: 'a.pdf', content: png }), '245000037'],
    ['that is an archive that grows beyond the limit', 'a.zip', archive(bomb), '245000038'],
    [
      'that is an archive with a virus',
      'a.zip',
      archive({ name: 'a.pdf', content: Buffer.concat([pdf('a'), virus]) }),
      '245000031',
    ],
    [
      'that is an encrypted archive',
      'a.zip',
      archive({ name: 'a.pdf', content: pdf('a'), isEncrypted: true }),
      '245000039',
    ],
    [
      'that is a broken archive',
      'a.zip',
      archive({ name: 'a.pdf', content: pdf('a') }).subarray(0, 60),
      '245000028',
    ],
    ['that says at its beginning that it is encrypted', 'a.pdf', encryptedFirst, '245000039'],
    ['that says so in another spelling', 'a.pdf', padded('<< /#45ncr#79pt\n5\0 0 R >>'), '245000039'],
    ['that says so in place', 'a.pdf', padded('<< /Encrypt<< /V 4 >> >>'), '245000039'],
    ['that is an encrypted letter of the old kind', 'a.doc', word(0x0100), '245000039'],
    ['that is an encrypted table of the old kind', 'a.xls', excel(0x002f, 2, 0), '245000039'],
    ['that is one after other records', 'a.xls', excel(0x0086, 0, 0x002f, 2, 0), '245000039'],
    ['that is a letter of the old kind with macros', 'a.doc', oldMacros, '245000040'],
    ['that has macros', 'a.docx', office('word', part('word/vbaProject.bin', 'x')), '245000037'],
    [
      'that has macros under another name',
      'a.docx',
      office('word', part('[Content_Types].xml', '<a ContentType="application/vnd.ms-office.vbaProject"/>')),
      '245000037',
    ],
    ['that has an object of the old kind', 'a.xlsx', office('xl', part('xl/o.bin', ole)), '245000037'],
    ['that has a program', 'a.docx', office('word', part('word/media/a.png', program)), '245000037'],
    ['that has a script', 'a.docx', office('word', part('word/a.js', 'x')), '245000037'],
    ['that hides an archive behind a text', 'a.docx', office('word', part('a.xml', hidden)), '245000036'],
    [
      'that has a document with a program in it',
      'a.docx',
      office('word', part('word/embeddings/a.xlsx', office('xl', part('xl/a.bin', program)))),
      '245000037',
    ],
    [
      'of some kilobytes that grows to megabytes',
      'a.docx',
      office('word', ...[1, 2, 3, 4].map((at) => part(`word/${at}.xml`, Buffer.alloc(9 * megabyte, ' ')))),
      '245000038',
    ],
    ...(
      [
        ['an encrypted PDF', part('a.pdf', encryptedPdf), '245000039'],
        ['an encrypted letter of the old kind', part('a.doc', word(0x0100)), '245000039'],
        ['an encrypted document', part('a.docx', encryptedOle), '245000039'],
        ['a document with macros', part('a.docx', office('word', part('vbaProject.bin', 'x'))), '245000037'],
        ['macros of the old kind', part('a.xls', oldMacros), '245000037'],
        ['a name too long', part(`${'a'.repeat(187)}.pdf`, pdf('a')), '245000037'],
      ] as const
    ).map(([what, entry, code]): [string, string, Buffer, string] => [
      `that is an archive with ${what}`,
      'a.zip',
      archive(entry),
      code,
    ]),
  ])('%s is refused', async (_, name, content, code) => {
    expect(await inspect(name, content)).toBe(code);
  });

  test('that is an archive is refused while the operator does not list archives', async () => {
    const bundle = archive({ name: 'a.pdf', content: pdf('a') });
    expect(await inspect('a.zip', bundle, fileTypes)).toBe('245000040');
  });
});
