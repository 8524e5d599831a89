import { readFile, readdir, writeFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';
import { builtFrom } from './versionFile.ts';

const source = new URL('../src/service/worker.ts', import.meta.url);

/**
 * Writes /worker.js, the service worker, beside index.html: only from there may it answer for every page. It knows its build, so that
 * each build brings another one, and keeps from the start what the document names and the style sheets, which a drawn document
 * brings along without fetching them.
 */
export function workerFile(): Plugin {
  return {
    name: 'worker-file',
    apply: 'build',
    async closeBundle() {
      const index = await readFile('dist/index.html', 'utf8');
      const named = [...index.matchAll(/"(\/static\/[^"]+)"/g)].map(([, file]) => file);
      const sheets = (await readdir('dist/static')).filter((file) => file.endsWith('.css'));
      const files = [...new Set([...named, ...sheets.map((file) => `/static/${file}`)])];
      const known = `const BUILD = ${JSON.stringify(builtFrom().hash)};\nconst FILES = ${JSON.stringify(files)};\n`;
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'worker.ts');
      await writeFile('dist/worker.js', known + code);
    },
  };
}
