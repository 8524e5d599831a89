import { archive, type ArchiveEntry } from './archive.ts';
import { pdf } from './files.ts';

const megabyte = 1024 * 1024;
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const filled = (start: Buffer, size: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length))]);

// In two parts, so that this source is no test virus itself.
const virus = Buffer.from(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
);
const jpeg = Buffer.concat([hex('ffd8ffe000104a46494600010100000100010000'), Buffer.alloc(64), hex('ffd9')]);
const bmp = filled(Buffer.from('BM'), 66);
const tiff = filled(hex('49492a0008000000'), 72);
const bigTiff = filled(hex('4d4d002a00000008'), 72);
const png = hex('89504e470d0a1a0a0000000d4948445200000001000000010802000000');
const gif = filled(Buffer.from('GIF89a'), 64);
const webp = filled(Buffer.concat([Buffer.from('RIFF'), hex('38000000'), Buffer.from('WEBPVP8 ')]), 64);
const heic = filled(Buffer.concat([hex('00000018'), Buffer.from('ftypheic')]), 64);
const film = filled(Buffer.concat([hex('00000018'), Buffer.from('ftypmp42')]), 64);
const program = filled(hex('4d5a90000300000004000000ffff0000'), 256);
const elf = filled(hex('7f454c46020101'), 256);
const ole = filled(hex('d0cf11e0a1b11ae1'), 2056);
const macrosOfOld = Buffer.concat([ole, Buffer.from('_VBA_PROJECT_CUR', 'utf16le'), Buffer.alloc(64)]);
const encryptedOfOld = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(64)]);
const rar = filled(hex('526172211a0701'), 64);
const sevenZip = filled(hex('377abcaf271c0004'), 64);
const gzip = filled(hex('1f8b0800000000000003'), 64);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const part = (name: string, content: Buffer | string): ArchiveEntry => ({
  name,
  content: Buffer.from(content),
});
const zipped = archive(part('a.pdf', pdf('a')));

const office = (kind: 'word' | 'xl', ...more: readonly ArchiveEntry[]): Buffer => {
  const type = kind === 'word' ? 'wordprocessingml.document' : 'spreadsheetml.sheet';
  return archive(
    part(
      '[Content_Types].xml',
      `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    ),
    part(kind === 'word' ? 'word/document.xml' : 'xl/workbook.xml', '<x/>'),
    ...more,
  );
};
const nested = (depth: number): Buffer =>
  depth === 0 ? pdf('innermost') : archive(part(depth === 1 ? 'a.pdf' : 'a.zip', nested(depth - 1)));
const encrypted = (entry: string): Buffer =>
  Buffer.from(`%PDF-1.7\ntrailer\n<< /Root 1 0 R ${entry} >>\n%%EOF\n`);
const bundle = (...entries: readonly ArchiveEntry[]): Buffer => archive(...entries);
const longName = (length: number) => `${'a'.repeat(length - 4)}.pdf`;
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => part(`${at}.pdf`, pdf(String(at))));

/** A file somebody may send, and what becomes of it: the type it is taken for, or the code it is refused with. */
export type HostileFile = readonly [what: string, name: string, content: Buffer, outcome: string];

const pdfType = 'application/pdf';

/** Hostile and odd files. Those in an archive are for an operator who accepts archives. */
export const hostileFiles: readonly HostileFile[] = [
  // What it is against what it is called.
  ['a program called PDF', 'faktura.pdf', program, '245000033'],
  ['a program called JPEG', 'foto.jpg', program, '245000033'],
  ['a program of Linux called Word', 'dopis.doc', elf, '245000033'],
  ['a program by its own name', 'setup.exe', program, '245000040'],
  ['a page of the web called PDF', 'a.pdf', html, '245000033'],
  ['a page of the web by its own name', 'a.html', html, '245000040'],
  ['a drawing with a script called JPEG', 'a.jpg', svg, '245000033'],
  ['a drawing with a script by its own name', 'a.svg', svg, '245000040'],
  ['a PNG called JPEG', 'a.jpg', png, '245000033'],
  ['a GIF called BMP', 'a.bmp', gif, '245000033'],
  ['a WebP called JPEG', 'a.jpg', webp, '245000033'],
  ['an iPhone photo called JPEG', 'a.jpg', heic, '245000033'],
  ['a film called TIFF', 'a.tif', film, '245000033'],
  ['a film by its own name', 'a.mp4', film, '245000040'],
  ['a JPEG called PDF', 'a.pdf', jpeg, '245000033'],
  ['a PDF called JPEG', 'a.jpg', pdf('a'), '245000033'],
  ['a PDF called Word', 'a.docx', pdf('a'), '245000033'],
  ['a Word called Excel', 'a.xlsx', office('word'), '245000033'],
  ['an Excel called Word', 'a.docx', office('xl'), '245000033'],
  ['a Word of the new kind called old', 'a.doc', office('word'), '245000033'],
  ['a Word of the old kind called new', 'a.docx', ole, '245000033'],
  ['an archive called Word', 'a.docx', zipped, '245000033'],
  ['a RAR called ZIP', 'a.zip', rar, '245000033'],
  ['a 7z called PDF', 'a.pdf', sevenZip, '245000033'],
  ['a gzip called PDF', 'a.pdf', gzip, '245000033'],
  ['a RAR by its own name', 'a.rar', rar, '245000040'],
  ['a text called PDF', 'a.pdf', Buffer.from('hello'), '245000033'],
  ['a text with a mark of Unicode called PDF', 'a.pdf', Buffer.from('\uFEFFhello'), '245000033'],
  ['zeros called JPEG', 'a.jpg', Buffer.alloc(4096), '245000033'],
  ['a script called Excel', 'a.xls', Buffer.from('=cmd|"/c calc"!A1'), '245000033'],

  // Two things at once.
  ['a JPEG with an archive behind it', 'a.jpg', Buffer.concat([jpeg, zipped]), '245000033'],
  ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf('a'), zipped]), '245000033'],
  ['a BMP with an archive behind it', 'a.bmp', Buffer.concat([bmp, zipped]), '245000033'],
  ['a TIFF with an archive behind it', 'a.tif', Buffer.concat([tiff, zipped]), '245000033'],
  ['a JPEG with a page of the web behind it', 'a.jpg', Buffer.concat([jpeg, html]), 'image/jpeg'],
  ['a page of the web in front of a PDF', 'a.pdf', Buffer.concat([html, pdf('a')]), '245000033'],
  ['an archive in front of a JPEG', 'a.jpg', Buffer.concat([zipped, jpeg]), '245000033'],

  // Viruses.
  ['a virus', 'a.pdf', virus, '245000031'],
  ['a virus at the end of a PDF', 'a.pdf', Buffer.concat([pdf('a'), virus]), '245000031'],
  ['a virus at the end of a JPEG', 'a.jpg', Buffer.concat([jpeg, virus]), '245000031'],
  [
    'a virus across two parts of the stream',
    'a.pdf',
    Buffer.concat([pdf('a', 65_536 - 30), virus]),
    '245000031',
  ],
  ['a virus in an archive', 'a.zip', bundle(part('a.pdf', Buffer.concat([pdf('a'), virus]))), '245000031'],
  [
    'a virus in a folder of an archive',
    'a.zip',
    bundle(part('in/b/a.pdf', Buffer.concat([pdf('a'), virus]))),
    '245000031',
  ],
  [
    'a virus in a Word',
    'a.docx',
    office('word', part('word/media/a.png', Buffer.concat([png, virus]))),
    '245000031',
  ],
  ['a virus of another type', 'a.txt', virus, '245000040'],

  // Locked.
  ['an encrypted PDF', 'a.pdf', encrypted('/Encrypt 5 0 R'), '245000039'],
  ['an encrypted PDF in place', 'a.pdf', encrypted('/Encrypt << /V 4 >>'), '245000039'],
  ['an encrypted PDF spelt by numbers', 'a.pdf', encrypted('/#45#6e#63#72#79#70#74 5 0 R'), '245000039'],
  ['an encrypted Word', 'a.docx', encryptedOfOld, '245000039'],
  ['an encrypted Excel', 'a.xlsx', encryptedOfOld, '245000039'],
  ['an encrypted archive', 'a.zip', bundle({ ...part('a.pdf', pdf('a')), isEncrypted: true }), '245000039'],
  [
    'an encrypted PDF in an archive',
    'a.zip',
    bundle(part('a.pdf', encrypted('/Encrypt 5 0 R'))),
    '245000039',
  ],
  ['a PDF that only speaks of encryption', 'a.pdf', encrypted('/Title (Encrypt this)'), pdfType],

  // What runs.
  ['a Word of the old kind with macros', 'a.doc', macrosOfOld, '245000040'],
  ['an Excel of the old kind with macros', 'a.xls', macrosOfOld, '245000040'],
  ['a Word with macros', 'a.docx', office('word', part('word/vbaProject.bin', 'x')), '245000037'],
  [
    'a Word with macros under another name',
    'a.docx',
    office('word', part('word/VBADATA.xml', '<x/>')),
    '245000037',
  ],
  ['an Excel with a program', 'a.xlsx', office('xl', part('xl/media/a.png', program)), '245000037'],
  ['a Word with a script', 'a.docx', office('word', part('word/a.vbs', 'x')), '245000037'],
  ['a Word with a link that runs', 'a.docx', office('word', part('word/a.lnk', 'x')), '245000037'],
  [
    'a Word with an object of the old kind',
    'a.docx',
    office('word', part('word/embeddings/o.bin', ole)),
    '245000037',
  ],
  [
    'a Word in a Word with a program',
    'a.docx',
    office('word', part('word/embeddings/a.docx', office('word', part('word/a.bin', program)))),
    '245000037',
  ],
  ['a Word with macros by its own name', 'a.docm', office('word'), '245000040'],

  // Archives.
  [
    'an archive of allowed files',
    'a.zip',
    bundle(part('a.pdf', pdf('a')), part('b.jpg', jpeg)),
    'application/zip',
  ],
  ['an empty archive', 'a.zip', bundle(), '245000005'],
  ['an archive in an archive', 'a.zip', nested(2), '245000036'],
  ['ten archives in each other', 'a.zip', nested(10), '245000036'],
  ['a RAR in an archive', 'a.zip', bundle(part('a.rar', rar)), '245000036'],
  ['an archive called PDF in an archive', 'a.zip', bundle(part('a.pdf', zipped)), '245000036'],
  ['an archive in a Word', 'a.docx', office('word', part('word/a.zip', zipped)), '245000036'],
  ['a program in an archive', 'a.zip', bundle(part('a.exe', program)), '245000037'],
  ['a program called PDF in an archive', 'a.zip', bundle(part('a.pdf', program)), '245000037'],
  ['a PNG in an archive', 'a.zip', bundle(part('a.png', png)), '245000037'],
  ['a text in an archive', 'a.zip', bundle(part('a.txt', 'hello')), '245000037'],
  ['an empty file in an archive', 'a.zip', bundle(part('a.pdf', '')), '245000037'],
  ['a name too long in an archive', 'a.zip', bundle(part(longName(191), pdf('a'))), '245000037'],
  ['a way out of the folder in an archive', 'a.zip', bundle(part('../../etc/a.pdf', pdf('a'))), '245000028'],
  ['a way from the root in an archive', 'a.zip', bundle(part('/etc/a.pdf', pdf('a'))), '245000028'],
  ['a way by the drive in an archive', 'a.zip', bundle(part('C:\\a.pdf', pdf('a'))), '245000028'],
  [
    'a file above ten megabytes in an archive',
    'a.zip',
    bundle(part('a.pdf', pdf('a', 11 * megabyte))),
    '245000038',
  ],
  [
    'six large files in an archive, above fifty megabytes',
    'a.zip',
    bundle(...[1, 2, 3, 4, 5, 6].map((at) => part(`${at}.pdf`, pdf(`${at}`, 9 * megabyte)))),
    '245000038',
  ],
  ['a thousand and one files in an archive', 'a.zip', bundle(...entries(1001)), '245000038'],
  [
    'a Word of some kilobytes that grows to megabytes',
    'a.docx',
    office('word', ...[1, 2, 3, 4].map((at) => part(`word/${at}.xml`, Buffer.alloc(9 * megabyte, ' ')))),
    '245000038',
  ],
  ['an archive cut off', 'a.zip', zipped.subarray(0, 60), '245000028'],
  ['an archive without its end', 'a.zip', zipped.subarray(0, -10), '245000028'],
  ['a Word cut off', 'a.docx', office('word').subarray(0, -30), '245000028'],
  ['an archive nobody asked for', 'a.tar', zipped, '245000040'],

  // Names.
  ['no extension', 'faktura', pdf('a'), '245000040'],
  ['an extension alone', '.pdf', pdf('a'), '245000040'],
  ['two extensions, the last one running', 'a.pdf.exe', pdf('a'), '245000040'],
  ['two extensions, the last one allowed', 'a.exe.pdf', pdf('a'), pdfType],
  ['an extension in upper case', 'A.PDF', pdf('a'), pdfType],
  ['a dot at the end', 'a.pdf.', pdf('a'), '245000040'],
  ['a space at the end', 'a.pdf ', pdf('a'), '245000040'],
  ['a folder', 'x/a.pdf', pdf('a'), '245000028'],
  ['a folder of Windows', 'x\\a.pdf', pdf('a'), '245000028'],
  ['a zero', 'a.pdf\u0000.exe', pdf('a'), '245000028'],
  ['a new line', 'a\n.pdf', pdf('a'), '245000028'],
  ['an escape', 'a\u001b[31m.pdf', pdf('a'), '245000028'],
  ['nothing anybody sees', '\u200b\u2060\ufeff', pdf('a'), '245000028'],
  ['letters turned around to hide the extension', 'fdp\u202egpj.exe', pdf('a'), '245000040'],
  ['190 characters', longName(190), pdf('a'), pdfType],
  ['191 characters', longName(191), pdf('a'), '245000028'],
  ['190 characters with a mark on each', `${'a\u0301'.repeat(186)}.pdf`, pdf('a'), pdfType],
  [
    'a hundred marks on one letter, again and again',
    `${`a${'\u0301'.repeat(100)}`.repeat(20)}.pdf`,
    pdf('a'),
    '245000028',
  ],
  ['families of pictures', `${'👨‍👩‍👧'.repeat(100)}.pdf`, pdf('a'), pdfType],
  ['letters that look like others', 'рdf.рdf', pdf('a'), '245000040'],
  ['half a letter', 'a\ud800.pdf', pdf('a'), pdfType],
  ['letters of Czech', 'Záznam o nehodě č. 1.pdf', pdf('a'), pdfType],
  ['what a shell would read', '$(rm -rf ~);.pdf', pdf('a'), pdfType],
  ['what a page would read', '<img src=x onerror=alert(1)>.pdf', pdf('a'), pdfType],
  ['what a query would read', "a'; drop table claim_request; --.pdf", pdf('a'), pdfType],

  // Sizes and ends.
  ['nothing', 'a.pdf', Buffer.alloc(0), '245000005'],
  ['one byte', 'a.pdf', Buffer.from('%'), '245000033'],
  ['a PDF of its first line', 'a.pdf', Buffer.from('%PDF-1.7'), pdfType],
  ['a JPEG of its first bytes', 'a.jpg', hex('ffd8ff'), 'image/jpeg'],
  ['a JPEG cut off', 'a.jpg', jpeg.subarray(0, 30), 'image/jpeg'],
  ['exactly ten megabytes', 'a.pdf', pdf('a', 10 * megabyte), pdfType],
  ['one byte above ten megabytes', 'a.pdf', pdf('a', 10 * megabyte + 1), '245000029'],
  ['a BMP', 'a.bmp', bmp, 'image/bmp'],
  ['a TIFF of small end first', 'a.tiff', tiff, 'image/tiff'],
  ['a TIFF of big end first', 'a.tif', bigTiff, 'image/tiff'],
  ['an Office file of the old kind', 'a.doc', ole, 'application/x-cfb'],
];
