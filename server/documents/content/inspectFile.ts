import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hasAcceptedType, isFileName } from '#machines/claim/checks/fileName.ts';
import { limits } from '#machines/claim/limits.ts';
import { Failure } from '#machines/calls/failures.ts';
import { inspectContent } from './inspectContent.ts';
import type { Scan } from '../scan.ts';

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
  return inspectContent({ name: file.name, content: await readFile(file.path) }, { accepted, scan });
}
