import { definePage } from '#machines/report/kit.ts';

/**
 * The page for adding documents. Files are uploaded as they are picked, so NEXT has nothing to save. Source: specification
 * section 2, add documents, no save.
 *
 * @param options `submits` where nothing is left to check but the files
 */
export const documents = <const Next extends string>(
  next: readonly Next[],
  { submits = false }: { submits?: boolean } = {},
) =>
  definePage({
    code: 'documents',
    path: '/prilozit-dokumenty',
    step: 'documents',
    saves: false,
    submits,
    next,
  });
