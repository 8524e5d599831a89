import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '#machines/service/configuration.ts';
import type { PageDocument } from './pageDocument.ts';

/** Milliseconds. */
const week = 7 * 24 * 60 * 60_000;

/** Documents that were rendered once for a build and a configuration, by whichever service of them was the first. */
interface StoredDocuments {
  /** The document under a key, undefined where it was not rendered yet. */
  readonly find: (key: string) => Promise<PageDocument | undefined>;
  /** Stores a document; does nothing where the build cannot be written to. */
  readonly keep: (key: string, document: PageDocument) => Promise<void>;
}

/**
 * The documents beside the build in this folder. A build without the stamp of what it is made from may change at any time: it has
 * none.
 */
export function storedDocuments(folder: string, configuration: Configuration): StoredDocuments {
  const stamp = join(folder, '.sources');
  if (!existsSync(stamp)) return { find: async () => undefined, keep: async () => undefined };
  const shown = hashOf(readFileSync(stamp, 'utf8') + JSON.stringify(configuration));
  const place = join(folder, '.drawn', shown);
  void removeOld(join(folder, '.drawn'), shown);
  const fileOf = (key: string) => join(place, `${hashOf(key)}.json`);
  return {
    find: async (key) => {
      // What is not there or damaged is drawn.
      return readFile(fileOf(key), 'utf8')
        .then(read)
        .catch(() => undefined);
    },
    keep: async (key, document) => {
      // Another service may read it, or write it, at the same time.
      const written = `${fileOf(key)}.${randomUUID()}`;
      try {
        await mkdir(place, { recursive: true });
        await writeFile(written, write(document));
        await rename(written, fileOf(key));
      } catch {
        // It is drawn again by the next service.
      }
    },
  };
}

const write = ({ bytes: { br, gzip, identity }, etag, hashes }: PageDocument): string =>
  JSON.stringify({ etag, hashes, bytes: [br, gzip, identity].map((one) => one.toString('base64')) });

function read(text: string): PageDocument {
  const { etag, hashes, bytes } = JSON.parse(text);
  const [br, gzip, identity] = bytes.map((one: string) => Buffer.from(one, 'base64'));
  return { etag, hashes, bytes: { br, gzip, identity } };
}

/** Each switch of an operator makes a configuration, and few come again: those of a week ago go. What is wanted once more is drawn again. */
async function removeOld(folder: string, shown: string): Promise<void> {
  const before = Date.now() - week;
  try {
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(join(folder, name));
      if (name !== shown && mtimeMs < before) await rm(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // There are none, or another service removes them.
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
