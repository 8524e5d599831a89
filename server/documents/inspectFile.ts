import { fileTypeFromFile } from 'file-type';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { hasAcceptedType, isFileName } from '../../machines/claim/checks/fileName.ts';
import { limits } from '../../machines/claim/limits.ts';
import { Failure } from '../../machines/service/failures.ts';
import { extensionOf, extensionsOf } from './fileKinds.ts';
import { inspectArchive } from './inspectArchive.ts';
import type { Scan } from './scan.ts';

export interface IncomingFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

interface Rules {
  /** Extensions accepted, from the configuration. */
  readonly accepted: readonly string[];
  readonly scan: Scan;
}

const pdfTail = 1024 * 1024;
// Office encrypts a document into a container of the old kind, with a stream of this name in UTF-16.
const encryptedOffice = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The MIME type found in the content of an uploaded file, after checking it: name and size, type, virus, content, encryption,
 * archives. Source: specification sections 5, 8 and 9.
 *
 * @throws Failure 245000005, 28, 29, 31, 33, 36 to 40
 */
export async function inspectFile(file: IncomingFile, { accepted, scan }: Rules): Promise<string> {
  if (!isFileName(file.name)) throw new Failure('245000028');
  if (file.size === 0) throw new Failure('245000005');
  if (file.size > limits.fileBytes) throw new Failure('245000029');
  if (!hasAcceptedType(file.name, accepted)) throw new Failure('245000040');
  // First the virus: an infected archive is reported as infected, not as an archive.
  await scan(createReadStream(file.path));
  return inspectContent(file, { accepted, scan });
}

async function inspectContent(file: IncomingFile, rules: Rules): Promise<string> {
  const type = await fileTypeFromFile(file.path);
  const extension = extensionOf(file.name);
  if (type?.ext === 'cfb' && (await isEncryptedOffice(file))) throw new Failure('245000039');
  if (type === undefined || !extensionsOf[type.ext]?.includes(extension)) throw new Failure('245000033');
  if (type.ext === 'pdf' && (await isEncryptedPdf(file))) throw new Failure('245000039');
  if (['zip', 'docx', 'xlsx'].includes(type.ext)) {
    await inspectArchive(file.path, { ...rules, isBundle: type.ext === 'zip' });
  }
  return type.mime;
}

async function isEncryptedPdf(file: IncomingFile): Promise<boolean> {
  const tail = await readTail(file, pdfTail);
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(tail.toString('latin1'));
}

async function isEncryptedOffice(file: IncomingFile): Promise<boolean> {
  return (await readTail(file, file.size)).includes(encryptedOffice);
}

async function readTail({ path, size }: IncomingFile, length: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const bytes = Buffer.alloc(Math.min(size, length));
    await handle.read(bytes, 0, bytes.length, size - bytes.length);
    return bytes;
  } finally {
    await handle.close();
  }
}
