// Builds when needed, then becomes the service: one process, so that signals reach it.
import './node-version.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Half of a start is reading and compiling; what was compiled once is kept.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('../server/main.ts');
