import { defineConfig } from 'vitest/config';
import { asJudges } from './asJudges.ts';

export default defineConfig({
  plugins: [asJudges()],
  test: {
    include: ['test/mutants/*.run.ts'],
    // As the tests that judge are run by themselves.
    setupFiles: ['server/process/interpretSchemas.ts', 'test/onOneDay.ts'],
    testTimeout: 0,
  },
});
