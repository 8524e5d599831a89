import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressed } from '../server/pages/compressed.ts';

const compressible = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;
const smallest = 1024;

/** Writes a .br and a .gz beside every built text of a kilobyte or more, for the service to send as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir('dist', { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const { br, gzip } = await compressed(content);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gzip);
}
