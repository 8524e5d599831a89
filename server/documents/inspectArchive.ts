import { fileTypeFromBuffer } from 'file-type';
import { Readable } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { limits } from '../../machines/claim/limits.ts';
import { hasAcceptedType } from '../../machines/claim/checks/fileName.ts';
import { Failure } from '../../machines/service/failures.ts';
import { extensionOf, extensionsOf, isArchive } from './fileKinds.ts';
import type { Scan } from './scan.ts';

interface ArchiveRules {
  readonly accepted: readonly string[];
  readonly scan: Scan;
  /**
   * True for a ZIP of several files, each of which obeys the rules of single ones; any other archive is a document that is an
   * archive inside.
   */
  readonly isBundle: boolean;
}

const maxEntries = 1000;

/**
 * Checks what an archive contains, entry by entry, reading each only up to the limit.
 *
 * @throws Failure 245000028 for a broken archive, 245000031, 36, 37, 38, 39
 */
export async function inspectArchive(path: string, rules: ArchiveRules): Promise<void> {
  const archive = await openArchive(path);
  try {
    let entries = 0;
    let bytes = 0;
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      if (entries > maxEntries) throw new Failure('245000038');
      if (entry.fileName.endsWith('/')) continue;
      const content = await readEntry(archive, entry, limits.filesBytes - bytes);
      bytes += content.length;
      await inspectEntry(entry.fileName, content, rules);
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('245000028', { cause: error });
  } finally {
    archive.close();
  }
}

async function openArchive(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
  } catch (cause) {
    throw new Failure('245000028', { cause });
  }
}

// The size an entry states may be a lie, so what comes out is counted too.
async function readEntry(archive: ZipFile, entry: Entry, left: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Failure('245000039');
  const most = Math.min(limits.fileBytes, left);
  if (entry.uncompressedSize > most) throw new Failure('245000038');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > most) throw new Failure('245000038');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function inspectEntry(
  name: string,
  content: Buffer,
  { accepted, scan, isBundle }: ArchiveRules,
): Promise<void> {
  await scan(Readable.from([content]));
  const kind = (await fileTypeFromBuffer(content))?.ext ?? '';
  if (isArchive(kind)) throw new Failure('245000036');
  if (!isBundle) return;
  const fits = extensionsOf[kind]?.includes(extensionOf(name)) === true && hasAcceptedType(name, accepted);
  if (!fits) throw new Failure('245000037');
}
