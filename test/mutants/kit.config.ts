import { defineConfig } from 'vitest/config';

/** The tests that judge the kit itself, as `npm run mutants:kit` runs them. */
export default defineConfig({
  test: {
    include: ['test/flow/**/*.test.ts', 'test/claim/**/*.test.ts'],
    exclude: ['**/*.long.test.ts', '**/node_modules/**'],
    // As the tests that judge are run by themselves.
    setupFiles: ['server/process/interpretSchemas.ts', 'test/onOneDay.ts'],
    testTimeout: 60_000,
  },
});
