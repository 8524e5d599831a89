import * as z from 'zod';
import { definePage } from '../../flow/page.ts';

/**
 * Files go up as they are picked, so NEXT has nothing to save. Section 2: add documents, no save.
 *
 * @param next what follows
 * @param options `sends` where nothing is left to check but the files
 */
export const documents = <const Next extends string>(
  next: readonly Next[],
  { sends = false }: { sends?: boolean } = {},
) =>
  definePage({
    code: 'documents',
    path: '/prilozit-dokumenty',
    step: 'documents',
    saves: false,
    answers: z.object({}),
    sends,
    next,
  });
