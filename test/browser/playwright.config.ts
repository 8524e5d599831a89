import { defineConfig } from 'playwright/test';
import { chromium } from './support/chromium.ts';
import { desktop } from './support/viewports.ts';

const isCi = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './support/firstDatabase.ts',
  globalTeardown: './support/screenshotIndex.ts',
  forbidOnly: isCi,
  // A test that needed the second try is named at the end of the run.
  retries: isCi ? 1 : 0,
  workers: 1,
  // A whole report in one test, on a machine that may be busy.
  timeout: 180_000,
  // A machine of CI has others beside it.
  expect: { timeout: isCi ? 40_000 : 15_000 },
  reporter: 'list',
  use: {
    ...desktop,
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'cs-CZ',
    // What a test makes of a request must not be answered by what the browser keeps; who tests that allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Prague',
    // What a browser has loaded once need not be loaded for every test: only what a test leaves in it is cleared.
    reuseContext: true,
    actionTimeout: 30_000,
    // A trace costs a tenth of the time: where there is a second try, that one is traced.
    trace: { mode: isCi ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
  },
});
