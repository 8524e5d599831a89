import { fileURLToPath } from 'node:url';

/** For the environment of a process that is started more than once: what Node compiles for it is kept, which halves a start. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
};
