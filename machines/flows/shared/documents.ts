import * as z from 'zod';
import { definePage } from '../../flow/page.ts';

/** Files go up as they are picked, so NEXT has nothing to save. Section 2: add documents, no save. */
export const documents = <const Next extends string>(next: readonly Next[]) =>
  definePage({
    code: 'documents',
    path: '/prilozit-dokumenty',
    step: 'documents',
    saves: false,
    answers: z.object({}),
    next,
  });
