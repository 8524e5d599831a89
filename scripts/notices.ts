import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where Vite writes the licences of the packages in the scripts. */
export const noticesFile = 'notices.txt';

/** What is served besides packages of scripts, and the folder and names of its licences. */
const others = [
  { what: 'Atkinson Hyperlegible Next (font)', folder: 'src/style/fonts', names: /^OFL/ },
  {
    what: 'Fonts for PDFs that bring none',
    folder: 'node_modules/pdfjs-dist/standard_fonts',
    names: /^LICENSE/,
  },
  { what: 'Decoders of pictures in PDFs', folder: 'node_modules/pdfjs-dist/wasm', names: /^LICENSE/ },
];

const lucide = `ISC License

Copyright (c) Lucide Contributors

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the
above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** Adds the licences of fonts, drawings and decoders to those of the packages. */
export function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const written = bundle[noticesFile];
        if (written?.type !== 'asset') throw new Error(`The build writes no ${noticesFile}.`);
        const texts = await Promise.all(others.map(licencesOf));
        written.source = [String(written.source), `## Lucide (drawings)\n\n${lucide}\n`, ...texts].join('\n');
      },
    },
  };
}

async function licencesOf({ what, folder, names }: (typeof others)[number]): Promise<string> {
  const files = (await readdir(folder)).filter((name) => names.test(name)).toSorted();
  if (files.length === 0) throw new Error(`${folder} has no licence any more.`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return `## ${what}\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}
