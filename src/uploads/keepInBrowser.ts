import type { UploadsActor } from '#machines/application/context.ts';
import { fileMemory } from '#src/shell/fileMemory.ts';
import { keepFiles } from './keepFiles.ts';

/** Keeps the files of a claim in this browser until the service has them. */
export const keepInBrowser = (uploads: UploadsActor): Promise<void> =>
  keepFiles(uploads, { memory: fileMemory, now: () => Date.now() });
