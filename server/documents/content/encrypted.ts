// Any letter of a name in a PDF may be written by its number.
const name = [...'Encrypt'].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const encryptEntry = new RegExp(String.raw`/${name}[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)`, 'i');

/** True for a PDF that is encrypted, wherever it says so: a file may have several trailers, the first one at its beginning. */
export const isEncryptedPdf = (content: Buffer): boolean => encryptEntry.test(content.toString('latin1'));

// Office encrypts a document into a container of the old kind, with a stream of this name in UTF-16.
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const macros = Buffer.from('_VBA_PROJECT', 'utf16le');

/**
 * True for an Office file of the old kind that is encrypted: an encrypted document in the container, or a Word or Excel stream that
 * says so itself. A stream begins at any sector, so each is looked at.
 */
export const isEncryptedOffice = (content: Buffer): boolean =>
  content.includes(encryptedPackage) || saysSo(content);

/** True for an Office file of the old kind with a project of macros. */
export const mayRunMacros = (content: Buffer): boolean => content.includes(macros);

const sectorLength = 64;
const beginning = 512;

function saysSo(content: Buffer): boolean {
  for (let at = sectorLength; at + sectorLength <= content.length; at += sectorLength) {
    const sector = content.subarray(at, at + beginning);
    if (isWord(sector) || isExcel(sector)) return true;
  }
  return false;
}

const wordSigns = [0xa5ec, 0xa5dc];
const wordVersions = { from: 0x0060, to: 0x0120 };
const encryptedFlag = 0x0100;

function isWord(sector: Buffer): boolean {
  if (sector.length < 12 || !wordSigns.includes(sector.readUInt16LE(0))) return false;
  const version = sector.readUInt16LE(2);
  const isKnown = version >= wordVersions.from && version <= wordVersions.to;
  return isKnown && (sector.readUInt16LE(10) & encryptedFlag) !== 0;
}

const workbook = 0x0809;
const filePass = 0x002f;
const header = 4;

// The record that names the password stands among the first ones.
function isExcel(sector: Buffer): boolean {
  if (sector.length < header || sector.readUInt16LE(0) !== workbook) return false;
  if (![8, 16].includes(sector.readUInt16LE(2))) return false;
  let at = header + sector.readUInt16LE(2);
  while (at + header <= sector.length) {
    if (sector.readUInt16LE(at) === filePass) return true;
    at += header + sector.readUInt16LE(at + 2);
  }
  return false;
}
