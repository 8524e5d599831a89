import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const pages = ['floor', 'things'];

/** The folder of the bench's own pages, built as the application is. */
export async function buildPages(): Promise<string> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));
  const root = fileURLToPath(new URL('pages', import.meta.url));
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => `${root}/${page}.html`) },
    },
  });
  return folder;
}
