import type { Plugin } from 'vite';

/** The ending of the address of a test file that is loaded as a judge. */
const asked = '?judge';

/**
 * Lets a test file be loaded as a judge, `x.test.ts?judge`: what it takes from Vitest comes from `collected.ts`, so that its tests are
 * kept and run for each mutant. Loaded by its name it stays as it is.
 */
export const asJudges = (): Plugin => ({
  name: 'as-judges',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(asked) ? code.replaceAll("from 'vitest'", "from '#test/mutants/collected.ts'") : undefined,
});
