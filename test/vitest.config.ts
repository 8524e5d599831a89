import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromium } from './browser/support/chromium.ts';
import { LongestFirst } from './longestFirst.ts';
import { asJudges } from './mutants/asJudges.ts';

/** What takes long, as stopped services and looks at every page do, is tried where `THOROUGH` says so, as on CI. */
const long = process.env['THOROUGH'] === undefined ? ['test/**/*.long.test.{ts,tsx}'] : [];

/** A machine of CI is shared: what needed the second try is named at the end of the run. */
const retry = process.env['CI'] === undefined ? 0 : 1;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [asJudges()],
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/fields/**', 'test/browser/**', '**/node_modules/**', ...long],
          globalSetup: ['test/runFolder.ts'],
          // As the service reads: tests that wrote parsers would try another reader.
          setupFiles: ['server/process/interpretSchemas.ts', 'test/ownFolder.ts', 'test/onOneDay.ts'],
          // Loading the same modules anew for every file would take longer than the tests.
          isolate: false,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        // Found while a test runs, a package would be bundled then and the page reloaded under the test.
        optimizeDeps: {
          entries: ['test/fields/**/*.test.tsx', 'src/**/*.tsx'],
          include: ['leaflet', 'ofetch', 'react-dom/client', 'wouter'],
        },
        test: {
          name: 'fields',
          include: ['test/fields/**/*.test.tsx'],
          exclude: ['**/node_modules/**', ...long],
          retry,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
