// Builds when needed, then becomes the service: one process, so that signals reach it.
import './node-version.mjs';
import { build } from './build.mjs';

process.env.NODE_ENV ??= 'production';
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../server/main.ts');
