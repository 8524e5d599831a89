import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as z from 'zod';

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const Chunks = z.record(z.string(), Chunk);
type Chunk = z.infer<typeof Chunk>;

/** The files of a build, by what they are made from. */
export interface Manifest {
  /**
   * The files of some parts, named by their source or by their chunk, with all they import at once. Throws for a part that the
   * build does not know.
   */
  readonly filesOf: (parts: readonly string[]) => { readonly scripts: string[]; readonly styles: string[] };
}

/** Reads the manifest that Vite leaves beside a build in this folder. Throws where there is none. */
export function readManifest(folder: string): Manifest {
  const chunks = Chunks.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const byName = new Map(Object.entries(chunks).map(([key, { name }]) => [name, key]));
  const keyOf = (part: string): string => {
    // A source that shares its chunk is no key; the chunk is called like it.
    const key = chunks[part] ? part : (byName.get(part) ?? byName.get(parse(part).name));
    if (key === undefined) throw new Error(`The build has no part ${part}.`);
    return key;
  };

  return {
    filesOf: (parts) => {
      // What a chunk imports is added behind it and looked at in its turn.
      const all = new Set(parts.map(keyOf));
      for (const key of all) for (const other of chunks[key]?.imports ?? []) all.add(other);
      const used = [...all].flatMap((key): Chunk[] => [chunks[key] ?? []].flat());
      return {
        scripts: used.map(({ file }) => `/${file}`),
        styles: [...new Set(used.flatMap(({ css }) => css))].map((file) => `/${file}`),
      };
    },
  };
}
