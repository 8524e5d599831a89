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
   * The files of some parts, named by their source or by the chunk they share, with all they import at once: a script stands behind
   * those that it needs. Throws for a part that the build does not know.
   */
  readonly filesOf: (parts: readonly string[]) => { readonly scripts: string[]; readonly styles: string[] };
}

/** How Vite marks the key of a chunk that several sources share; any other key is a source. */
const shared = '_';

/** Reads the manifest that Vite leaves beside a build in this folder. Throws where there is none. */
export function readManifest(folder: string): Manifest {
  const chunks = Chunks.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const byName = new Map(
    Object.entries(chunks).flatMap(([key, { name }]) => (key.startsWith(shared) ? [[name, key]] : [])),
  );
  const keyOf = (part: string): string => {
    // A source that shares its chunk is no key; the chunk is called like it.
    const key = chunks[part] ? part : (byName.get(part) ?? byName.get(parse(part).name));
    if (key === undefined) throw new Error(`The build has no part ${part}.`);
    return key;
  };

  function add(key: string, { seen, inOrder }: { seen: Set<string>; inOrder: Chunk[] }): void {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const other of chunk.imports) add(other, { seen, inOrder });
    inOrder.push(chunk);
  }

  return {
    filesOf: (parts) => {
      const inOrder: Chunk[] = [];
      const seen = new Set<string>();
      for (const part of parts) add(keyOf(part), { seen, inOrder });
      return {
        scripts: inOrder.map(({ file }) => `/${file}`),
        styles: [...new Set(inOrder.flatMap(({ css }) => css))].map((file) => `/${file}`),
      };
    },
  };
}
