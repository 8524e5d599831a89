import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressed } from '#server/pages/compressed.ts';
import type * as drawing from './pages/draw.tsx';

const pages = ['floor', 'prerendered'];
const root = fileURLToPath(new URL('pages', import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** The folder of the bench's own pages, built, drawn and compressed as the application is. */
export async function buildPages(): Promise<string> {
  const html = await draw(join(cache, 'bench-draw'));
  const outDir = join(cache, 'bench');
  await build({
    configFile: false,
    root,
    plugins: [react(), { name: 'draw', transformIndexHtml: (page) => page.replace('<!--drawn-->', html) }],
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => `${root}/${page}.html`) },
    },
  });
  const files = await readdir(outDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const path = join(file.parentPath, file.name);
    await writeFile(`${path}.br`, (await compressed(await readFile(path))).br);
  }
  return outDir;
}

async function draw(outDir: string): Promise<string> {
  const ssr = join(root, 'draw.tsx');
  await build({ configFile: false, root, plugins: [react()], logLevel: 'error', build: { ssr, outDir } });
  const drawn: typeof drawing = await import(pathToFileURL(join(outDir, 'draw.js')).href);
  return drawn.draw();
}
