import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };

const home = `/static/pdf-${pdfjs.version}/`;
const folderOf = (name: string) =>
  fileURLToPath(new URL(`./${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Serves and emits what few PDFs need of pdfjs, under the names it asks for: fonts that are not in them, decoders of scans. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    configureServer(server) {
      server.middlewares.use(home, (request, response) => {
        void pathOf(request.url?.slice(1) ?? '').then(async (path) => {
          if (path === undefined) return response.writeHead(404).end();
          if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
          return response.end(await readFile(path));
        });
      });
    },
    async generateBundle() {
      for (const path of await paths()) {
        const fileName = `${home.slice(1)}${path.split('/').at(-1)}`;
        this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
      }
    },
  };
}

const pathOf = async (name: string) => (await paths()).find((path) => path.endsWith(`/${name}`));

async function paths(): Promise<readonly string[]> {
  const found = await Promise.all(
    ['standard_fonts', 'wasm'].map(async (folder) => {
      const names = await readdir(folderOf(folder));
      return names
        .filter((name) => /\.(pfb|ttf)$|_fallback\.js$/.test(name))
        .map((name) => folderOf(folder) + name);
    }),
  );
  return found.flat();
}
