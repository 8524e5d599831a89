import type { Rule } from '#machines/claim/rule.ts';
import { definePage } from '#machines/report/kit.ts';

/**
 * The page for adding documents. Files are uploaded as they are picked, so NEXT has nothing to save but where it sends what was told
 * before. Source: specification section 2, add documents, no save.
 *
 * @param options `submits` where nothing is left to check but the files
 */
export const documents = <const Next extends string>(
  next: readonly Next[],
  { submits = false, canEnter }: { submits?: boolean; canEnter?: Rule } = {},
) =>
  definePage({
    code: 'documents',
    path: '/prilozit-dokumenty',
    step: 'documents',
    saves: submits,
    submits,
    ...(canEnter && { canEnter }),
    next,
  });
