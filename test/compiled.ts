import { fileURLToPath } from 'node:url';

/** For the environment of a process that is started more than once: what Node compiles for it is kept, which halves a start. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};

/** Arguments of Node for a process that ends as soon as the one that started it is gone. Its standard input must be a pipe. */
export const endsWithParent = ['--import', fileURLToPath(new URL('endWithParent.mjs', import.meta.url))];
