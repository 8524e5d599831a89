import { fileTypeFromBuffer } from 'file-type';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { isFileName } from '#machines/claim/checks/fileName.ts';
import { limits } from '#machines/claim/limits.ts';
import { Failure } from '#machines/calls/failures.ts';
import { extensionOf, isArchive, isPartOfDocument, runs } from './fileKinds.ts';
import type { Scan } from '../scan.ts';

/** How much may still come out of an archive, over all that lies in it. */
export interface Budget {
  bytes: number;
  entries: number;
}

export interface ContentRules {
  /** Extensions accepted, from the configuration. */
  readonly accepted: readonly string[];
  readonly scan: Scan;
  /** Of the archive that it lies in. */
  readonly budget?: Budget;
  /** It lies in an archive of files. */
  readonly isInside?: true;
}

/** Checks a file of an archive as if it had come alone. */
type Inspect = (file: Unpacked, rules: ContentRules) => Promise<unknown>;

interface Unpacked {
  readonly name: string;
  readonly content: Buffer;
}

const maxEntries = 1000;
const endOfArchive = Buffer.from('PK\u0005\u0006', 'latin1');
const longestEnd = 66_000;
const endLength = 22;

/** Bytes that a document may hold when it is unpacked: what it weighs tells what it may be. */
const smallest = 4 * 1024 * 1024;
const growth = 60;

/** True for a file that is an archive as well, read from its end: what one program shows, another one unpacks. */
export function isArchiveBehind(content: Buffer): boolean {
  const at = content.lastIndexOf(endOfArchive);
  const comment = at + endLength - 2;
  return (
    at >= 0 &&
    at + endLength <= content.length &&
    comment + 2 + content.readUInt16LE(comment) === content.length
  );
}

/**
 * Checks a ZIP of several files, each of which obeys the rules of single ones.
 *
 * @throws Failure 245000005 for one without files, 28 for a broken one, 245000031, 36, 37, 38, 39
 */
export async function inspectBundle(content: Buffer, rules: ContentRules, inspect: Inspect): Promise<void> {
  let files = 0;
  const budget = rules.budget ?? { bytes: limits.filesBytes, entries: maxEntries };
  await eachEntry(content, budget, async (entry) => {
    files += 1;
    const file = { name: basename(entry.name), content: entry.content };
    if (!isFileName(file.name)) throw new Failure('245000037');
    await rules.scan(Readable.from([file.content]));
    await inspect(file, { ...rules, budget, isInside: true });
  });
  if (files === 0) throw new Failure('245000005');
}

/**
 * Checks what a document that is an archive inside is made of: texts, pictures, fonts and documents of the same kind; nothing that
 * runs, no macros.
 *
 * @throws Failure 245000028 for a broken archive, 245000031, 36, 37, 38, 39
 */
export const inspectDocument = (content: Buffer, rules: ContentRules): Promise<void> => {
  const bytes = Math.min(limits.filesBytes, Math.max(smallest, growth * content.length));
  const budget = rules.budget ?? { bytes, entries: maxEntries };
  return eachEntry(content, budget, (entry) => inspectPart(entry, { ...rules, budget }));
};

async function eachEntry(
  content: Buffer,
  budget: Budget,
  inspect: (entry: Unpacked) => Promise<void>,
): Promise<void> {
  const archive = await openArchive(content);
  try {
    for await (const entry of archive.eachEntry()) {
      budget.entries -= 1;
      if (budget.entries < 0) throw new Failure('245000038');
      if (entry.fileName.endsWith('/')) continue;
      await inspect({ name: entry.fileName, content: await readEntry(archive, entry, budget) });
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('245000028', { cause: error });
  } finally {
    archive.close();
  }
}

async function openArchive(content: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(content, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    });
  } catch (cause) {
    throw new Failure('245000028', { cause });
  }
}

// The size an entry states may be a lie, so what comes out is counted too.
async function readEntry(archive: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Failure('245000039');
  const most = Math.min(limits.fileBytes, budget.bytes);
  if (entry.uncompressedSize > most) throw new Failure('245000038');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > most) throw new Failure('245000038');
    parts.push(part);
  }
  budget.bytes -= size;
  return Buffer.concat(parts);
}

async function inspectPart({ name, content }: Unpacked, rules: ContentRules): Promise<void> {
  await rules.scan(Readable.from([content]));
  const kind = (await fileTypeFromBuffer(content))?.ext ?? '';
  if (kind === 'docx' || kind === 'xlsx') return inspectDocument(content, rules);
  if (isArchive(kind) || content.subarray(-longestEnd).includes(endOfArchive)) throw new Failure('245000036');
  const isMacro = /vba/i.test(basename(name)) || (/^\[content_types\]/i.test(name) && hasMacros(content));
  if (isMacro || runs(extensionOf(name)) || !isPartOfDocument(kind)) throw new Failure('245000037');
}

const hasMacros = (types: Buffer): boolean => /macroEnabled|vbaProject/i.test(types.toString('latin1'));
