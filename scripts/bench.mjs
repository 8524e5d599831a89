// Measures the application against a floor taken in the same run; prints a table.
import './node-version.mjs';
import { build } from './build.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

try {
  ensureBrowser();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../test/bench/main.ts');
