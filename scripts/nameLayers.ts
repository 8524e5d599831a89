import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const order = readFileSync(new URL('../src/style/layers.css', import.meta.url), 'utf8').trim();

/**
 * Puts the order of the cascade layers at the start of every built style sheet. The build splits styles by chunk and drops the
 * statement where a file implies it, so whichever sheet arrived first would decide the order.
 */
export function nameLayers(): Plugin {
  return {
    name: 'nameLayers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = `${order}${typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString()}`;
        }
      }
    },
  };
}
